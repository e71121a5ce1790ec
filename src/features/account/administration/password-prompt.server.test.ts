import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { promptForPassword, generatePassword, type CommandInput } from './password-prompt.server.ts';

let terminal: CommandInput & PassThrough;
let modes: boolean[];
let output: string;
beforeEach(() => {
  [modes, output] = [[], ''];
  terminal = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => void modes.push(raw),
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    output += String(text);
    return true;
  });
});
afterEach(() => vi.restoreAllMocks());

/** Prompts for a password and enters each input once its prompt is shown. */
async function enter(...inputs: string[]) {
  const password = promptForPassword(terminal);
  password.catch(() => {});
  for (const [index, response] of inputs.entries()) {
    await expect.poll(() => output.match(/: /g)?.length).toBe(index + 1);
    for (const key of response) terminal.write(key);
  }
  return password;
}

test('reads a password twice from a terminal, with Backspace and without echo', async () => {
  expect(await enter('seven greem\u007Fn cows\r', 'seven green cows\r')).toBe('seven green cows');
  expect(output).toBe('New password (is not shown): \nOnce more: \n');
  expect(modes).toEqual([true, false, true, false]);
});

test('accepts any script, also in a single chunk', async () => {
  expect(await enter('મારી ગાય સફેદ છે\n', 'મારી ગાય સફેદ છે\n')).toBe('મારી ગાય સફેદ છે');
});

test.each([
  [['seven green cows\r', 'seven green goats\r'], 'The two were not the same.'],
  [['seven gr\u0003'], 'Stopped. Nothing was changed.'],
  [['short\r'], 'At least 10 characters, please. A short sentence is easy to remember.'],
])('refuses %j and restores the terminal', async (inputs, message) => {
  await expect(enter(...inputs)).rejects.toThrow(message);
  expect(modes.at(-1)).toBe(false);
});

test('generates a different password each time', () => {
  expect(new Set(Array.from({ length: 100 }, generatePassword)).size).toBe(100);
});
