import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { removeFolder } from '../support/remove-folder.ts';

/** Where Debian installs the oldest version that the product supports. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

/** Starts a temporary PostgreSQL 15 on a socket, with these variables. Returns undefined if it is not installed. */
export async function startOlderPostgres(
  env?: NodeJS.ProcessEnv,
): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  if (!existsSync(join(PROGRAMS, 'initdb'))) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'sahay-older-'));
  const run = promisify(execFile);
  // PostgreSQL refuses to run as root. Debian's package comes with a user for it.
  const isRoot = userInfo().uid === 0;
  const runProgram = (program: string, ...args: string[]) => {
    const command = [join(PROGRAMS, program), '-D', join(folder, 'data'), ...args];
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command;
    return run(file, rest, { cwd: folder, env: { ...process.env, ...env } });
  };
  if (isRoot) {
    const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, 'postgres'])));
    const [user, group] = ids.map(({ stdout }) => Number(stdout));
    await chown(folder, user ?? 0, group ?? 0);
  }
  await chmod(folder, 0o755);
  await runProgram('initdb', '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8');
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}'`;
  // Its output goes to a file: it would keep a pipe open.
  await runProgram('pg_ctl', '-w', '-l', join(folder, 'log'), '-o', options, 'start');
  return {
    url: `postgres://postgres@localhost/postgres?host=${folder}`,
    async stop() {
      await runProgram('pg_ctl', '-m', 'immediate', '-w', 'stop');
      await removeFolder(folder);
    },
  };
}
