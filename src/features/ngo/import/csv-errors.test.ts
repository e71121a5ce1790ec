import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { importNgos } from './import-ngos.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'sahay-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the error for the file. The import must report it without opening the database. */
async function findError(path: string): Promise<string> {
  const before = readdirSync(folder);
  const error = await importNgos({
    path,
    rejectsPath: `${path}.rejects.csv`,
    today: '2026-11-21',
    connect: () => Promise.reject(new Error('The database was opened.')),
    onProgress: () => {},
    onUnknownColumns: () => {},
  }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ImportError);
  expect(readdirSync(folder)).toEqual(before);
  const { message } = error as ImportError;
  expect(message).toMatch(/^[A-Z/].*\.$/);
  expect(message.length).toBeLessThan(400);
  return message.replaceAll(folder, '');
}

const HEADER = 'name,category,city\n';
const ROW = 'Seva Trust,health,Surat\n';
const many = ROW.repeat(20_000);

test.each<[string, string | Buffer, RegExp]>([
  ['nothing', '', /is empty/],
  ['only a byte order mark', '\ufeff', /is empty/],
  ['only blank lines', '\n\r\n , ,\n', /is empty/],
  ['a workbook', Buffer.from('PK\u0003\u0004 and so on'), /workbook.*CSV UTF-8/],
  ['an old workbook', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), /Excel.*CSV UTF-8/],
  ['a PDF', '%PDF-1.7\n', /PDF/],
  [
    'a page',
    '<!doctype html>\n<title>x</title>',
    /first row must name the columns, and name, category, city are/,
  ],
  ['JSON', '[{"name":"Seva Trust"}]', /quote|columns/],
  ['UTF-16 with its mark', Buffer.from(`\ufeff${HEADER}${ROW}`, 'utf16le'), /UTF-16.*CSV UTF-8/],
  ['UTF-16 without its mark', Buffer.from(HEADER + ROW, 'utf16le'), /UTF-16.*CSV UTF-8/],
  ['big-endian UTF-16 without its mark', Buffer.from(HEADER + ROW, 'utf16le').swap16(), /UTF-16.*CSV UTF-8/],
  [
    'Latin-1',
    Buffer.from(`${HEADER}${many}Café Trust,health,Surat\n${many}`, 'latin1'),
    /Line 20002 .*UTF-8/,
  ],
  [
    'a cut character at the end',
    Buffer.from(`${HEADER}${many}Surat સ`).subarray(0, -1),
    /Line 20002 .*UTF-8/,
  ],
  ['a NUL byte', `${HEADER}${many}${many}Seva\0Trust,health,Surat\n`, /Line 40002 .*NUL/],
  ['a missing column', `name,category\n${ROW}`, /city is missing/],
  ['a column twice', `name,category,city,Name\n${ROW}`, /name stands twice/],
  ['a quote never closed', `${HEADER}${ROW}"Seva Trust,health,Surat\n${ROW}`, /quote.*row 3 is never closed/],
  [
    'a quote never closed, far from the end',
    `${HEADER}${ROW}"Seva Trust,health,Surat\n${many}`,
    /Row 3 is longer/,
  ],
  ['a quote inside a cell', `${HEADER}${many}Seva "Jay" Trust,health,Surat\n`, /Row 20002 .*quote/],
  ['a letter after a quote', `${HEADER}"Seva"n Trust,health,Surat\n`, /Row 2 .*quote/],
  [
    'a cell of a million characters',
    `${HEADER}${many}${'x'.repeat(1e6)},health,Surat\n${ROW}`,
    /Row 20002 is longer/,
  ],
  ['a header of a million characters', `${'x'.repeat(1e6)}\n${ROW}`, /Row 1 is longer/],
])('%s: reported as a message before anything is written', async (_, content, sentence) => {
  const path = join(folder, 'ngos.csv');
  writeFileSync(path, content);
  expect(await findError(path)).toMatch(sentence);
});

test('refuses a missing file, a folder and a special file', async () => {
  expect(await findError(join(folder, 'none.csv'))).toBe('There is no file /none.csv.');
  expect(await findError(folder)).toMatch(/is a folder/);
  expect(await findError('/dev/null')).toMatch(/not a file on a disk/);
});
