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

/** Words of this page's own for chance: whoever made the secret cannot have known them. */
export function randomWords(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)));
}

const wordsKey = (table: string): string => `estaminet.words.${table}`;

/** Remembers what this browser has said for chance, to look for it in the record. */
export function rememberWords(table: string, words: string): string {
  try {
    localStorage.setItem(wordsKey(table), words);
  } catch {
    // Then it cannot be looked for.
  }
  return words;
}

/** What this browser has said for chance at a table; null if it does not know. */
export function ownWords(table: string): string | null {
  try {
    return localStorage.getItem(wordsKey(table));
  } catch {
    return null;
  }
}
