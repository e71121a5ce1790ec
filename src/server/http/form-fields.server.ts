const MULTIPART =
  /^\s*multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;

/** Returns what separates the parts of a form with files, by its content type, or undefined if it is none. */
export function separatorOf(type: string): string | undefined {
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary && `--${boundary}`;
}

/** Bytes of a part before its value: its name, the name of a file and the type. */
const HEAD_MOST = 4_096;
const HEAD_ENDS = '\r\n\r\n';

/**
 * Returns whether a form has more fields than `most`, or a part with a long head, without parsing it: either takes
 * minutes and gigabytes.
 */
export function isCostlyForm({
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
  const isMultipart = separator.startsWith('--');
  for (let at = form.indexOf(separator); at >= 0; at = form.indexOf(separator, at + separator.length)) {
    if (++fields > most) return true;
    if (isMultipart && hasLongHead(form.subarray(at + separator.length))) return true;
  }
  return false;
}

/** Takes what follows a separator: nothing but '--' after the last one. */
function hasLongHead(part: Buffer): boolean {
  return part.length > HEAD_MOST && !part.subarray(0, HEAD_MOST).includes(HEAD_ENDS);
}
