import { randomInt } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { ReadStream } from 'node:tty';
import { AccountError, refuseBadPassword } from './manage-accounts.server.ts';

// Without letters that look alike; some 99 bits.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 5;

/** A password that nobody guesses, in groups that can be read out. */
export function makePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * A new password from whoever runs the command: typed twice and not shown on a terminal, else the first line of what is piped in.
 * @throws {AccountFault} when there is none, it will not do, or the two differ.
 */
export async function askPassword(): Promise<string> {
  const { stdin } = process;
  if (!stdin.isTTY) {
    const [line = ''] = (await text(stdin)).split(/\r?\n/);
    if (line === '') throw new AccountError('No password was given: pipe one in, or use --generate.');
    refuseBadPassword(line);
    return line;
  }
  const password = await typeHidden(stdin, 'New password (is not shown): ');
  refuseBadPassword(password);
  if ((await typeHidden(stdin, 'Once more: ')) !== password)
    throw new AccountError('The two were not the same.');
  return password;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ENTER = ['\r', '\n', CTRL_D];
const BACK = ['\u007F', '\b'];

/** What is typed until Enter; the terminal does not show it, and is as it was afterwards. */
function typeHidden(terminal: ReadStream, question: string): Promise<string> {
  // Before the question: somebody may type as fast as they read.
  terminal.setRawMode(true);
  process.stderr.write(question);
  terminal.setEncoding('utf8');
  terminal.resume();
  return new Promise((resolve, reject) => {
    let typed: string[] = [];
    const end = (finish: () => void) => {
      terminal.off('data', take);
      terminal.setRawMode(false);
      terminal.pause();
      process.stderr.write('\n');
      finish();
    };
    function take(keys: string) {
      for (const key of keys) {
        if (key === CTRL_C) return end(() => reject(new AccountError('Stopped. Nothing was changed.')));
        if (ENTER.includes(key)) return end(() => resolve(typed.join('')));
        if (BACK.includes(key)) typed = typed.slice(0, -1);
        else if (key >= ' ') typed.push(key);
      }
    }
    terminal.on('data', take);
  });
}
