/** Whether a text can be the id of a request. */
export function isRequestId(text: string): boolean {
  return /^[1-9]\d{0,15}$/.test(text);
}
