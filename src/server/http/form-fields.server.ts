const MULTIPART =
  /^\s*multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]{1,70})"|([^\s";]{1,70}))\s*(?:;|$)/i;

/** Returns what separates the parts of a form with files, by its content type, or undefined if it is none. */
export function separatorOf(type: string): string | undefined {
  // The parser may read a second boundary, or one with a backslash, in another way.
  if (type.includes('\\') || (type.match(/boundary\s*=/gi)?.length ?? 0) > 1) return undefined;
  const [, quoted, plain] = MULTIPART.exec(type) ?? [];
  const boundary = quoted ?? plain;
  return boundary && `--${boundary}`;
}

/** Bytes of a part before its value: its name, the name of a file and the type. */
const HEAD_MOST = 4_096;
const HEAD_ENDS = '\r\n\r\n';

/**
 * Looks at a form piece by piece, without parsing it: one with more fields than `most`, or with a long head of a part,
 * takes minutes and gigabytes. The returned function tells whether the form is known to be such by now.
 */
export function costlyFormFinder({
  separator,
  most,
}: {
  separator: string;
  most: number;
}): (piece: Uint8Array) => boolean {
  const headMost = separator.startsWith('--') ? HEAD_MOST : 0;
  let fields = 0;
  /** What a separator, or the head after it, may begin in, and how many separators of it are counted. */
  let rest: Buffer = Buffer.alloc(0);
  let countedInRest = 0;
  return (piece) => {
    const form =
      rest.length > 0
        ? Buffer.concat([rest, piece])
        : Buffer.from(piece.buffer, piece.byteOffset, piece.length);
    let end: number | undefined;
    let seen = 0;
    let counted = 0;
    for (let at = form.indexOf(separator); at >= 0; at = form.indexOf(separator, at + separator.length)) {
      if (++seen > countedInRest && ++fields > most) return true;
      const head = form.subarray(at + separator.length, at + separator.length + headMost);
      const isWhole = headMost === 0 || head.includes(HEAD_ENDS);
      if (!isWhole && head.length === headMost) return true;
      if (!isWhole) end ??= at;
      if (end !== undefined) counted++;
    }
    rest = form.subarray(end ?? findBeginning(form, Buffer.from(separator)));
    countedInRest = counted;
    return false;
  };
}

/** Returns where a separator begins that the next piece may complete, or the length of the form. */
function findBeginning(form: Buffer, separator: Buffer): number {
  const longest = Math.min(separator.length - 1, form.length);
  for (let length = longest; length > 0; length--)
    if (form.subarray(form.length - length).equals(separator.subarray(0, length)))
      return form.length - length;
  return form.length;
}
