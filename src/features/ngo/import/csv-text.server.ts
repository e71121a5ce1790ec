import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';
import { ImportError } from './import-error.ts';

const CHUNK_BYTES = 256 * 1024;
const SAVE_AS = 'Save it as "CSV UTF-8" and try again.';

/** The first bytes of files that are often mistaken for CSV. */
const OTHER_FILES = [
  { bytes: [0x50, 0x4b, 0x03, 0x04], is: 'a workbook or an archive (.xlsx, .ods or .zip)' },
  { bytes: [0xd0, 0xcf, 0x11, 0xe0], is: 'an old Excel workbook (.xls)' },
  { bytes: [0x25, 0x50, 0x44, 0x46], is: 'a PDF' },
  { bytes: [0x1f, 0x8b], is: 'packed with gzip' },
  { bytes: [0xff, 0xfe], is: 'UTF-16 text' },
  { bytes: [0xfe, 0xff], is: 'UTF-16 text' },
];

/**
 * Opens the file, which can then be read twice.
 * @throws {ImportError} if it does not exist, is a folder, is empty or is unreadable.
 */
export async function openCsvFile(path: string): Promise<{ file: FileHandle; bytes: number }> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new ImportError(`There is no file ${path}.`);
    if (error.code === 'EISDIR') throw new ImportError(`${path} is a folder, not a CSV file.`);
    throw new ImportError(`${path} cannot be read (${error.code}).`);
  });
  const stat = await file.stat();
  const problem = stat.isDirectory()
    ? `${path} is a folder, not a CSV file.`
    : !stat.isFile()
      ? `${path} is not a file on a disk: it is read twice, so save it as a file first.`
      : stat.size === 0
        ? `${path} is empty.`
        : undefined;
  if (problem === undefined) return { file, bytes: stat.size };
  await file.close();
  throw new ImportError(problem);
}

/**
 * Reads the file as UTF-8 from the start, without the byte order mark, in chunks that never split a
 * character. Calls `onBytes` with the number of bytes read so far.
 * @throws {ImportError} with the line number if the file is not UTF-8 or contains a NUL byte.
 */
export async function* readUtf8({
  file,
  onBytes,
}: {
  file: FileHandle;
  onBytes?: ((read: number) => void) | undefined;
}): AsyncGenerator<Buffer> {
  let line = 1;
  let position = 0;
  let rest = Buffer.alloc(0);
  for (;;) {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    const { bytesRead } = await file.read(chunk, 0, CHUNK_BYTES, position);
    let bytes = Buffer.concat([rest, chunk.subarray(0, bytesRead)]);
    if (position === 0) bytes = withoutMark(bytes);
    position += bytesRead;
    onBytes?.(position);
    const whole = bytesRead === 0 ? bytes.length : wholeCharacters(bytes);
    rest = bytes.subarray(whole);
    bytes = bytes.subarray(0, whole);
    checkBytes({ bytes, firstLine: line });
    line += countLines(bytes);
    if (bytes.length > 0) yield bytes;
    if (bytesRead === 0) return;
  }
}

function withoutMark(bytes: Buffer): Buffer<ArrayBuffer> {
  for (const other of OTHER_FILES) {
    if (other.bytes.every((byte, index) => bytes[index] === byte)) {
      throw new ImportError(`This is not a CSV file in UTF-8 but ${other.is}. ${SAVE_AS}`);
    }
  }
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return Buffer.from(hasMark ? bytes.subarray(3) : bytes);
}

function checkBytes({ bytes, firstLine }: { bytes: Buffer; firstLine: number }): void {
  const nul = bytes.indexOf(0);
  if (nul >= 0) {
    const line = firstLine + countLines(bytes.subarray(0, nul));
    // UTF-16 without a byte order mark: every other byte of an English header is NUL.
    const utf16 = line === 1 && nul <= 1 && (bytes[nul + 2] === 0 || nul === 0);
    if (utf16) throw new ImportError(`The file is UTF-16 text, not UTF-8. ${SAVE_AS}`);
    throw new ImportError(`Line ${line} of the file holds a NUL byte: it is damaged, or no text.`);
  }
  if (isUtf8(bytes)) return;
  const line = firstLine + countLines(bytes.subarray(0, firstInvalid(bytes)));
  throw new ImportError(
    `Line ${line} of the file is not UTF-8 (it may be Latin-1 or another old encoding). ${SAVE_AS}`,
  );
}

/**
 * Returns the number of bytes to decode now. A character that the chunk cuts off waits for the next chunk.
 */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte >= 0xc0) {
      const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
      return length > back ? bytes.length - back : bytes.length;
    }
  }
  return bytes.length;
}

function firstInvalid(bytes: Buffer): number {
  let good = 0;
  let bad = bytes.length;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    const upTo = bytes.subarray(0, middle);
    if (isUtf8(upTo.subarray(0, wholeCharacters(upTo)))) good = middle;
    else bad = middle;
  }
  return good;
}

function countLines(bytes: Buffer): number {
  let lines = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) lines++;
  return lines;
}
