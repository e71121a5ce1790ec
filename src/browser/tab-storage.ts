// What is kept in this tab alone. In a browser that is told to keep nothing even asking for the storage throws: that
// stops nobody who asks for help, so each of these goes on without.

/** Gives whether it is kept now: not in a browser that keeps nothing, nor in a full one. */
export function storeInTab({ key, text }: { key: string; text: string }): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** What is kept, null when nothing is. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** All of it: the token, and what was typed and not sent. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing was kept.
  }
}

export function removeFromTab(...keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
