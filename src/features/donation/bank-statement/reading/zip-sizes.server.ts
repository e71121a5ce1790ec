const DIRECTORY_END = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const MAX_UINT32 = 0xffff_ffff;
/** The flag of a file whose size follows it. */
const SIZE_BEHIND_FILE = 8;
/** An empty file, packed. */
const EMPTY_FILE_BYTES = 2;
/** The comment at the end of an archive has at most this many bytes. */
const COMMENT_BYTES_MOST = 65_535;

export type ZipEntry = {
  name: string;
  /** Bytes once it is unpacked, as the archive says. */
  size: number;
};

/**
 * Reads the directory of a ZIP archive. Returns undefined if the archive is damaged, needs the format for 4 GiB
 * and more, or leaves open how large a file is. The reader of workbooks unpacks at most the size that the
 * directory states, so whoever checks these sizes is safe from an archive that unpacks to gigabytes.
 */
export function readZipSizes(bytes: Buffer): ZipEntry[] | undefined {
  const end = findDirectoryEnd(bytes);
  if (end === undefined) return undefined;
  const [count, directorySize] = [bytes.readUInt16LE(end + 10), bytes.readUInt32LE(end + 12)];
  let at = bytes.readUInt32LE(end + 16);
  // These values refer to a second directory, which would be read instead of this one.
  if (count === 0xffff || directorySize === MAX_UINT32 || at === MAX_UINT32) return undefined;
  const entries: ZipEntry[] = [];
  for (let left = count; left > 0; left--) {
    if (at + ENTRY_BYTES > bytes.length || bytes.readUInt32LE(at) !== DIRECTORY_ENTRY) return undefined;
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength);
    const size = bytes.readUInt32LE(at + 24);
    if (!name.endsWith('/') && !isSizeKnown(bytes, at)) return undefined;
    entries.push({ name, size });
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
