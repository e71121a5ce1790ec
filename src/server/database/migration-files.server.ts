import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The database cannot be migrated to the version of this app. The message is a sentence for the operator. */
export class MigrationError extends Error {
  override name = 'MigrationError';
}

export type Migration = { name: string; number: number; text: string; checksum: string };

const FILE_NAME = /^(\d{3,})-[a-z0-9-]+\.sql$/;

/**
 * Returns the migrations `NNN-name.sql` in `folder`, ordered by number.
 * @throws {MigrationError} if a name does not have that form, or two files have the same number.
 */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql'));
  const files = await Promise.all(names.map((name) => readMigration({ folder, name })));
  files.sort((a, b) => a.number - b.number);
  const twin = files.find((file, at) => file.number === files[at + 1]?.number);
  if (twin)
    throw new MigrationError(
      `Two migrations have the number of ${twin.name}. Give the later one the next free number.`,
    );
  return files;
}

async function readMigration({ folder, name }: { folder: string; name: string }): Promise<Migration> {
  const number = FILE_NAME.exec(name)?.[1];
  if (!number) throw new MigrationError(`The migration ${name} must be named like 007-what-it-does.sql.`);
  // A checkout on Windows has other line ends. They must not change the checksum.
  const text = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { name, number: Number(number), text, checksum: createHash('sha256').update(text).digest('hex') };
}

/** Returns one sentence: which migration failed, at which line, and why. */
export function describeFailure({ file, error }: { file: Migration; error: unknown }): string {
  const { message, position } = error as { message: string; position?: string };
  // PostgreSQL counts characters, starting at 1. A JavaScript string counts some of them as two.
  const before = position && [...file.text].slice(0, Number(position) - 1);
  const where = before ? ` at line ${before.filter((character) => character === '\n').length + 1}` : '';
  return `The migration ${file.name} failed${where} and was undone: ${message}.`;
}
