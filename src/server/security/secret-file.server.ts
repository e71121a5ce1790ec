import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type StoredFile = { folder: string; name: string };

/**
 * A secret of 256 random bits, URL-safe, kept in the file `name` of `folder`.
 * @throws as `keepText` does.
 */
export function createSecretFile(file: StoredFile): string {
  return createTextFile({ ...file, text: randomBytes(32).toString('base64url') });
}

/**
 * The text kept in the file `name` of `folder`, readable by its owner only; the first call makes it of `text`. Processes that
 * call at the same moment all get the text of one of them.
 * @throws the system's error when the folder cannot be made, or the file cannot be read or written.
 */
export function createTextFile({ folder, name, text }: StoredFile & { text: string }): string {
  const file = join(folder, name);
  const kept = readStoredText({ folder, name });
  if (kept) return kept;

  // 0711: a PostgreSQL that runs as another user passes through, and sees nothing.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file); // Appears whole or not at all, and only once.
    return text;
  } catch (error) {
    const madeByAnother = readStoredText({ folder, name });
    if (madeByAnother) return madeByAnother;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    renameSync(draft, file); // A file system without hard links.
    return text;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** The text kept in that file, or undefined when there is none. */
export function readStoredText({ folder, name }: StoredFile): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
