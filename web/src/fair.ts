/** What a page can check of chance without knowing any rules. SHA-256 comes from a library, because browsers offer theirs
 * only to pages that came over https, and most tables in a living room do not. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";

/** Whether this is the secret that the commitment promised. */
export function keepsPromise(secret: string, commitment: string): boolean {
  try {
    return bytesToHex(sha256(hexToBytes(secret))) === commitment.toLowerCase();
  } catch {
    return false;
  }
}

/** The commitment as this browser first saw it, so that a server cannot swap it later. */
export function firstSeen(table: string, commitment: string): string {
  const key = `estaminet.commitment.${table}`;
  try {
    const before = localStorage.getItem(key);
    if (before === null) localStorage.setItem(key, commitment);
    return before ?? commitment;
  } catch {
    return commitment;
  }
}
