import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askPassword, makePassword } from './ask-password.server.ts';

const stdin = process.stdin;
let terminal: PassThrough & { isTTY?: boolean; setRawMode?: (raw: boolean) => void };
let modes: boolean[];
let shown: string;
beforeEach(() => {
  [modes, shown] = [[], ''];
  terminal = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: (raw: boolean) => void modes.push(raw),
  });
  Object.defineProperty(process, 'stdin', { value: terminal, configurable: true });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    shown += String(text);
    return true;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  Object.defineProperty(process, 'stdin', { value: stdin, configurable: true });
});

/** Asks for a password and enters each answer once its question is shown. */
async function typed(...answers: string[]) {
  const asked = askPassword();
  asked.catch(() => {});
  for (const answer of answers) {
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const key of answer) terminal.write(key);
  }
  return asked;
}

test('on a terminal it is typed twice, corrected with Backspace, and never shown', async () => {
  expect(await typed('seven greem\u007Fn cows\r', 'seven green cows\r')).toBe('seven green cows');
  expect(shown).toBe('New password (is not shown): \nOnce more: \n');
  expect(modes).toEqual([true, false, true, false]);
});

test('of any script, also when it arrives in one piece', async () => {
  expect(await typed('મારી ગાય સફેદ છે\n', 'મારી ગાય સફેદ છે\n')).toBe('મારી ગાય સફેદ છે');
});

test.each([
  [['seven green cows\r', 'seven green goats\r'], 'The two were not the same.'],
  [['seven gr\u0003'], 'Stopped. Nothing was changed.'],
  [['short\r'], 'At least 10 characters, please. A short sentence is easy to remember.'],
])('%j is refused, and the terminal is as it was', async (answers, sentence) => {
  await expect(typed(...answers)).rejects.toThrow(sentence);
  expect(modes.at(-1)).toBe(false);
});

test('a made password is another one each time', () => {
  expect(new Set(Array.from({ length: 100 }, makePassword)).size).toBe(100);
});
