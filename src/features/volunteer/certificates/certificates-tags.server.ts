/** Returns the cache tag of a certificate. The triggers of migration 023 announce it. */
export function certificateTag(number: string): string {
  return `certificate:${number}`;
}
