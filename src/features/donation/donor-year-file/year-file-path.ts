/** Returns the address of the file of a year (`2026-27`), with the secret token of the donor's page. */
export function yearFilePath({ year, token }: { year: string; token: string }): string {
  return `/donate/mine/pdf/${year}?donor=${encodeURIComponent(token)}`;
}
