/** The tables where I sit, as this browser saw them last: home shows them at once and corrects them when the server has
 * answered, so that nothing on the page jumps. */
import type { TableInfo } from "./wire/protocol";

const KEY = "estaminet.tables";

export function seenTables(): TableInfo[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? (kept as TableInfo[]).filter((table) => Array.isArray(table?.seats)) : [];
  } catch {
    return [];
  }
}

export function keepTables(tables: readonly TableInfo[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.map(({ options: _, ...table }) => ({ ...table, options: {} }))));
  } catch {
    // A browser that keeps nothing shows them a moment later.
  }
}
