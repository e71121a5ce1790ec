// Storage that belongs to this tab only. If the browser blocks storage, even accessing it throws. Asking for
// help must work anyway, so these functions never throw.

/** Stores a text. Returns false if the browser blocks storage or it is full. */
export function storeInTab({ key, text }: { key: string; text: string }): boolean {
  try {
    sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns the stored text, or null if there is none. */
export function readFromTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Removes everything this tab has stored: the token and all drafts. */
export function clearTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}

export function removeFromTab(...keys: string[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
