import { inflateRawSync } from 'node:zlib';

const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const LOCAL_ENTRY = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_ENTRY_BYTES = 30;
/** How a file is packed: not at all, or by DEFLATE. */
const STORED = 0;
const DEFLATED = 8;
const MAX_UINT32 = 0xffff_ffff;
/** The flag of a file whose size follows it. */
const SIZE_BEHIND_FILE = 8;
/** An empty file, packed. */
const EMPTY_FILE_BYTES = 2;
/** The comment at the end of an archive has at most this many bytes. */
const COMMENT_BYTES_MOST = 65_535;

export type ZipPart = {
  name: string;
  /** Bytes once it is unpacked, as the archive says. */
  size: number;
  /** Returns them. Throws if the archive is damaged, or they are not as many. */
  unpack: () => Buffer;
};

/**
 * Reads the directory of a ZIP archive. Returns undefined if the archive is damaged, needs the format for 4 GiB
 * and more, or leaves open how large a file is. A part unpacks to the size that the directory states, so whoever checks
 * these sizes is safe from an archive that unpacks to gigabytes.
 */
export function readZipParts(bytes: Buffer): ZipPart[] | undefined {
  const end = findDirectoryEnd(bytes);
  if (end === undefined) return undefined;
  const [count, directorySize] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 12)];
  let at = bytes.readUInt32LE(end + 16);
  // These values refer to a second directory, which would be read instead of this one.
  if (count === 0xffff || directorySize === MAX_UINT32 || at === MAX_UINT32) return undefined;
  const entries: ZipPart[] = [];
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    const size = bytes.readUInt32LE(at + 24);
    if (!name.endsWith('/') && !isSizeKnown(bytes, at)) return undefined;
    const packed = {
      method: bytes.readUInt16LE(at + 10),
      packedSize: bytes.readUInt32LE(at + 20),
      start: bytes.readUInt32LE(at + 42),
    };
    entries.push({ name, size, unpack: () => unpack(bytes, { ...packed, size }) });
    at += ENTRY_BYTES + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

/**
 * A size of 0 in the directory makes readers look elsewhere, unless the packed file is as small as an empty
 * one.
 */
function isSizeKnown(bytes: Buffer, entry: number): boolean {
  const flags = bytes.readUInt16LE(entry + 8);
  const [packed, size] = [bytes.readUInt32LE(entry + 20), bytes.readUInt32LE(entry + 24)];
  if (size === MAX_UINT32 || packed === MAX_UINT32) return false;
  const isSizeBehind = (flags & SIZE_BEHIND_FILE) !== 0;
  return packed === 0 ? !isSizeBehind : size > 0 || packed <= EMPTY_FILE_BYTES;
}

function findDirectoryEnd(bytes: Buffer): number | undefined {
  for (
    let at = bytes.length - END_BYTES;
    at >= 0 && at >= bytes.length - END_BYTES - COMMENT_BYTES_MOST;
    at--
  )
    if (bytes.readUInt32LE(at) === DIRECTORY_END) return at;
  return undefined;
}

type Packed = { method: number; packedSize: number; start: number; size: number };

function unpack(bytes: Buffer, { method, packedSize, start, size }: Packed): Buffer {
  if (bytes.readUInt32LE(start) !== LOCAL_ENTRY) throw new Error('A part of the archive is missing');
  const from = start + LOCAL_ENTRY_BYTES + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
  const packed = bytes.subarray(from, from + packedSize);
  if (method !== STORED && method !== DEFLATED) throw new Error(`Unknown packing ${method}`);
  const unpacked =
    method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  if (unpacked.length !== size) throw new Error('A part of the archive has another size');
  return unpacked;
}
