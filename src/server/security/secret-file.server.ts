import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type StoredFile = { folder: string; name: string };

/**
 * Returns the secret (256 random bits, URL-safe) stored in the file `name` of `folder`. Creates it if it is
 * missing.
 * @throws as `createTextFile` does.
 */
export function createSecretFile(file: StoredFile): string {
  return createTextFile({ ...file, text: randomBytes(32).toString('base64url') });
}

/**
 * Returns the text stored in the file `name` of `folder`, which only its owner can read. The first call
 * stores `text` there. Processes that call at the same moment all get the text of one of them.
 * @throws the system's error if the folder cannot be created, or the file cannot be read or written.
 */
export function createTextFile({ folder, name, text }: StoredFile & { text: string }): string {
  const file = join(folder, name);
  const stored = readStoredText({ folder, name });
  if (stored) return stored;

  // With 0711, a PostgreSQL that runs as another user can pass through the folder but not list it.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
  try {
    linkSync(draft, file); // A link makes the file appear complete, and only once.
    return text;
  } catch (error) {
    const madeByAnother = readStoredText({ folder, name });
    if (madeByAnother) return madeByAnother;
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    renameSync(draft, file); // The file system has no hard links.
    return text;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Returns the text stored in that file, or undefined if the file is missing or empty. */
export function readStoredText({ folder, name }: StoredFile): string | undefined {
  try {
    return readFileSync(join(folder, name), 'utf8').trim() || undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
