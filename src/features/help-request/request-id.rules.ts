/** Returns whether a text has the form of a request id. */
export function isRequestId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text);
}
