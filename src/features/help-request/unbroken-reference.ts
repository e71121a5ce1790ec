/** Returns a request number that does not break at its hyphens, for headings. `readReference` reads it as well. */
export function unbrokenReference(reference: string): string {
  return reference.replaceAll('-', '\u2011');
}
