import { randomInt } from 'node:crypto';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { AccountError, refuseBadPassword } from './manage-accounts.server.ts';

// No characters that look alike. The whole password has about 99 bits of entropy.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LETTERS = 5;

/** The standard input of a command: a terminal, or what is piped in. */
export type CommandInput = Readable & { isTTY?: boolean; setRawMode?: (isRaw: boolean) => unknown };

/** Generates a random password, in groups that are easy to read out. */
export function generatePassword(): string {
  const group = () =>
    Array.from({ length: GROUP_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: GROUPS }, group).join('-');
}

/**
 * Prompts the operator for a new password. On a terminal, they enter it twice and it is not shown. Otherwise, it
 * is the first line of the piped input.
 * @throws {AccountError} if there is no password, it is not acceptable, the two entries differ, or Ctrl+C is
 * pressed.
 */
export async function promptForPassword(input: CommandInput): Promise<string> {
  if (!input.isTTY) {
    const [line = ''] = (await text(input)).split(/\r?\n/);
    if (line === '') throw new AccountError('No password was given: pipe one in, or use --generate.');
    refuseBadPassword(line);
    return line;
  }
  const password = await readHidden(input, 'New password (is not shown): ');
  refuseBadPassword(password);
  if ((await readHidden(input, 'Once more: ')) !== password)
    throw new AccountError('The two were not the same.');
  return password;
}

const CTRL_C = '\u0003';
const CTRL_D = '\u0004';
const ENTER = ['\r', '\n', CTRL_D];
const BACK = ['\u007F', '\b'];

/** Reads input up to Enter without showing it, then takes the terminal out of raw mode. */
function readHidden(terminal: CommandInput, question: string): Promise<string> {
  // Switch to raw mode before asking, so that early keystrokes are not shown.
  terminal.setRawMode?.(true);
  process.stderr.write(question);
  terminal.setEncoding('utf8');
  terminal.resume();
  return new Promise((resolve, reject) => {
    let characters: string[] = [];
    const end = (finish: () => void) => {
      terminal.off('data', take);
      terminal.setRawMode?.(false);
      terminal.pause();
      process.stderr.write('\n');
      finish();
    };
    function take(keys: string) {
      for (const key of keys) {
        if (key === CTRL_C) return end(() => reject(new AccountError('Stopped. Nothing was changed.')));
        if (ENTER.includes(key)) return end(() => resolve(characters.join('')));
        if (BACK.includes(key)) characters = characters.slice(0, -1);
        else if (key >= ' ') characters.push(key);
      }
    }
    terminal.on('data', take);
  });
}
