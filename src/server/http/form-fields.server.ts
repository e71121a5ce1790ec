const MULTIPART =
  /^\s*multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;

/** Returns what separates the parts of a form with files, by its content type, or undefined if it is none. */
export function separatorOf(type: string): string | undefined {
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary && `--${boundary}`;
}

/** Returns whether a form has more fields than `most`, without parsing it: many take minutes and gigabytes. */
export function hasTooManyFields({
  bytes,
  separator,
  most,
}: {
  bytes: Uint8Array;
  separator: string;
  most: number;
}): boolean {
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let fields = 0;
  for (let at = form.indexOf(separator); at >= 0; at = form.indexOf(separator, at + separator.length))
    if (++fields > most) return true;
  return false;
}
