import { deflateRawSync, crc32 } from 'node:zlib';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import {
  AXIS_CORPORATE,
  LAYOUTS,
  statementOf,
  UNKNOWN_LAYOUT,
  type Payment,
} from '#src/features/donation/bank-statement/statement-files.fixture.ts';
import { STATEMENT_LINES_MOST } from '#src/features/donation/bank-statement/bank-statement.values.ts';
import { runWorker } from '#src/server/workers/worker-thread.server.ts';
import { paise, rupees } from '#src/shared/money.ts';
import { referenceOf } from '#src/shared/reference-number.ts';
import {
  hashHeadings,
  readStatement,
  type ReadStatement,
  type StatementFile,
} from './read-statement.server.ts';
import type { StatementRow } from './statement-lines.rules.ts';
import { readWorkbookRows } from './workbook-rows.server.ts';

const REFERENCE = referenceOf('9QD37', 'DN');
const PAYMENTS: Payment[] = [
  { day: '2026-11-01', amount: rupees(1_00_000), utr: '412345678901', note: REFERENCE },
  { day: '2026-11-13', amount: paise(50_050), utr: 'HDFCH00395034887' },
  { day: '2026-11-13', amount: rupees(2_500), utr: '412345678902', isDebit: true },
];
const NEFT = { day: '2026-11-13', amount: paise(50_050), utrs: ['HDFCH00395034887'] };

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());
const read = (bytes: Uint8Array | string, options: Partial<StatementFile> = {}) =>
  readStatement({
    bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
    layouts: {},
    onlyHeadings: false,
    ...options,
  });
const linesOf = (statement: ReadStatement) => (statement.kind === 'lines' ? statement.lines : statement);
const problemOf = (statement: ReadStatement) =>
  statement.kind === 'refused' ? statement.problem : statement.kind;

describe('a bank statement', () => {
  test.each([...LAYOUTS, AXIS_CORPORATE])('of $name is read', async (layout) => {
    const statement = await read(await bytesOf(await statementOf(layout, PAYMENTS)));
    expect(linesOf(statement)).toMatchObject([
      { day: '2026-11-01', amount: rupees(1_00_000), utrs: ['412345678901'], references: [REFERENCE] },
      NEFT,
    ]);
    expect(statement).toMatchObject({ unreadable: { total: 0 }, order: 'day' });
  });

  test('is read the same from a workbook and from text', async () => {
    for (const layout of LAYOUTS) {
      const rows = layout.rows(PAYMENTS);
      const workbook = await writeXlsx({ sheets: [{ name: 'S', rows }] });
      const [first, second] = await Promise.all([
        read(await bytesOf(await layout.write(rows))),
        read(workbook),
      ]);
      expect(linesOf(second), layout.name).toEqual(linesOf(first));
    }
  });

  test('with unknown headings asks which column is which, and remembers it by the headings', async () => {
    const bytes = await bytesOf(await statementOf(UNKNOWN_LAYOUT, PAYMENTS));
    const headings = ['When', 'What', 'In', 'Out'];
    expect(await read(bytes)).toEqual({
      kind: 'columns',
      headings,
      columns: undefined,
      rows: expect.arrayContaining([['01/11/2026', expect.stringContaining('UPI/CR'), '100000.00', '']]),
    });
    const columns = { date: 0, narration: 1, reference: null, credit: 2, direction: null };
    const layouts = { [hashHeadings([' when', 'WHAT', 'In', 'Out'])]: columns };
    expect(linesOf(await read(bytes, { layouts }))).toMatchObject([{ utrs: ['412345678901'] }, NEFT]);
    expect(await read(bytes, { layouts, onlyHeadings: true })).toMatchObject({ kind: 'columns', columns });
  });

  test('takes no balance for the money that came in', async () => {
    const text = 'Date,Narration,Balance Cr/Dr,Balance (Cr),Deposit\n01/11/2026,Gift,CR,1500.00,500.00\n';
    expect(linesOf(await read(text))).toMatchObject([{ amount: rupees(500) }]);
  });

  test('with a balance above its lines takes no such row for the unknown headings', async () => {
    const text = 'When,What,In\nBrought forward,,1500.00\n01/11/2026,Gift,500.00\n02/11/2026,Gift,700.00\n';
    expect(await read(text)).toMatchObject({
      kind: 'columns',
      headings: ['When', 'What', 'In'],
      rows: [
        ['01/11/2026', 'Gift', '500.00'],
        ['02/11/2026', 'Gift', '700.00'],
      ],
    });
  });

  test('without any headings can still be read by hand', async () => {
    const text = '01/11/2026,Gift 412345678901,,500.00\n02/11/2026,Gift,,700.00\n';
    expect(await read(text)).toMatchObject({ kind: 'columns', headings: ['', '', '', ''] });
  });

  test('from a spreadsheet with foreign settings has the month first', async () => {
    const text = 'Date,Narration,Credit\n11/05/2026,A,500\n11/13/2026,B,600\n';
    const statement = await read(text);
    expect(linesOf(statement)).toMatchObject([{ day: '2026-11-05' }, { day: '2026-11-13' }]);
    expect(statement).toMatchObject({ order: 'month' });
    const mixed = await read(`${text}13/11/2026,C,700\n`);
    expect(mixed).toMatchObject({ order: 'day', unreadable: { total: 1, first: [{ row: 3 }] } });
  });

  test('tells which lines cannot be read, and ignores what banks print around the table', async () => {
    const text = [
      'Statement,of,November',
      'Date,Narration,Debit,Credit,Balance',
      '01/11/2026,A,,five,1',
      '31/11/2026,B,,500.00,1',
      '01/11/2026,C,500.00,,1',
      ',D,,500.00,1',
      'Total,,500.00,"1,000.00",1',
      '',
    ].join('\n');
    const statement = await read(text);
    expect(linesOf(statement)).toEqual([]);
    expect(statement).toMatchObject({ rows: 5, unreadable: { total: 2, first: [{ row: 3 }, { row: 4 }] } });
  });

  test('can have quotes, old encodings and tabs', async () => {
    const rows = 'Date\tNarration\tCredit\r\n01/11/2026\tGift of "Amma" fund\t"1,00,000.00"\r\n';
    const expected = [{ narration: 'Gift of "Amma" fund', amount: rupees(1_00_000) }];
    expect(linesOf(await read(rows))).toMatchObject(expected);
    expect(linesOf(await read(Buffer.from(`\ufeff${rows}`, 'utf16le')))).toMatchObject(expected);
    const latin = Buffer.from(rows.replace('Amma', 'Ren\u00e9'), 'latin1');
    expect(linesOf(await read(latin))).toMatchObject([{ narration: 'Gift of "René" fund' }]);
  });

  test.each([
    ['empty', '', 'statementEmpty'],
    ['only blanks', ' \n\t\n', 'statementEmpty'],
    ['a PDF', '%PDF-1.7 …', 'statementPdf'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100', 'hex'), 'statementOldExcel'],
    ['a web page', '<html><table><tr><td>Date</td></tr></table></html>', 'statementWebPage'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d4948445200', 'hex'), 'statementUnreadable'],
    ['a damaged workbook', Buffer.from('504b0304ffff', 'hex'), 'statementUnreadable'],
    ['a letter', 'Dear bank,\nplease send the statement.\n', 'statementNoLines'],
    [
      'an unclosed quote',
      `Date,Narration,Credit\n01/11/2026,"A,500\n${'02/11/2026,B,500\n'.repeat(7000)}`,
      'statementUnreadable',
    ],
    [
      'too long',
      `Date,Narration,Credit\n${'01/11/2026,A,500\n'.repeat(STATEMENT_LINES_MOST + 1)}`,
      'statementTooLong',
    ],
    ['a table without lines', 'Date,Narration,Credit\n', 'statementNoLines'],
  ])('that is %s is refused', async (_, bytes, problem) => {
    expect(problemOf(await read(bytes))).toBe(problem);
  });

  test('with a password is refused', async () => {
    const sheets = [{ name: 'S', rows: [['Date']] }];
    const bytes = await writeXlsx({ sheets, encryption: { password: 'secret', spinCount: 1000 } });
    expect(problemOf(await read(bytes))).toBe('statementEncrypted');
  });

  test('that unpacks to far more than a statement has is refused before it is unpacked', async () => {
    const large = 100 * 1024 * 1024;
    const bomb = await withSheet('<worksheet/>', { size: large });
    expect(problemOf(await read(bomb))).toBe('statementTooLarge');
    // The directory says less than is packed.
    const liar = await withSheet('<worksheet><sheetData>'.padEnd(large, ' '), { size: 1000 });
    expect(problemOf(await read(liar))).toBe('statementUnreadable');
    const silent = await withSheet('<worksheet/>'.padEnd(1000), { size: 0 });
    expect(problemOf(await read(silent))).toBe('statementUnreadable');
  });

  test('is read to its last column and row, however much follows', async () => {
    const sheetOf = (rows: string) => withSheet(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);
    const cell = (name: string) => `<c r="${name}" t="str"><v>${name}</v></c>`;
    const wide = await sheetOf(`<row r="7">${['B7', 'BH7', 'BI7', 'XFD7'].map(cell).join('')}</row>`);
    const rows: StatementRow[] = [];
    for await (const row of readWorkbookRows(wide)) rows.push(row);
    expect(rows.map(({ row, cells }) => [row, cells.length])).toEqual([[7, 60]]);
    expect(rows[0]?.cells.filter(Boolean)).toEqual(['B7', 'BH7']);
    const far = await sheetOf(`<row>${cell('XFD1')}</row>`.repeat(300_000));
    expect(problemOf(await read(far))).toBe('statementTooLong');
    const crowded = await sheetOf(`<row>${'<c/>'.repeat(3_000_001)}</row>`);
    expect(problemOf(await read(crowded))).toBe('statementTooLong');
  });

  test('expands no entity, and reads nothing from elsewhere', async () => {
    const rows =
      '<row><c t="str"><v>Date</v></c><c t="str"><v>Narration</v></c><c t="str"><v>Credit</v></c></row>';
    const line = '<row><c t="str"><v>01/11/2026</v></c><c t="str"><v>&x;</v></c><c><v>500</v></c></row>';
    for (const entity of ['"many"', 'SYSTEM "file:///etc/hostname"']) {
      const type = `<!DOCTYPE worksheet [<!ENTITY x ${entity}>]>`;
      const sheet = `${type}<worksheet><sheetData>${rows}${line}</sheetData></worksheet>`;
      expect(problemOf(await read(await withSheet(sheet)))).toBe('statementUnreadable');
    }
  });

  test('that uses up memory or time ends only its worker', async () => {
    const run = (bytes: Buffer, limits: { memoryMiB: number; milliseconds: number }) =>
      runWorker<ReadStatement>({
        module: 'src/features/donation/bank-statement/reading/read-statement.worker.server.ts',
        data: { bytes: new Uint8Array(bytes), layouts: {}, onlyHeadings: false },
        ...limits,
      });
    const texts = '<si><t/></si>'.repeat(1_000_000);
    const large = await withSheet('<worksheet/>', { texts: `<sst>${texts}</sst>` });
    expect(await run(large, { memoryMiB: 8, milliseconds: 20_000 })).toBeUndefined();
    expect(await run(large, { memoryMiB: 64, milliseconds: 10 })).toBeUndefined();
    const fine = Buffer.from('Date,Narration,Credit\n01/11/2026,A,500\n');
    expect(await run(fine, { memoryMiB: 64, milliseconds: 20_000 })).toMatchObject({ kind: 'lines' });
  });
});

/**
 * Returns a workbook with this XML as its sheet; with another size of it in the directory, or with shared
 * texts.
 */
async function withSheet(
  xml: string,
  { size, texts }: { size?: number; texts?: string } = {},
): Promise<Buffer> {
  const rels = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  const files: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${rels}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${rels}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${rels}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${rels}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': texts ?? '<sst/>',
    'xl/worksheets/sheet1.xml': xml,
  };
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const packed = deflateRawSync(content);
    const stated = name.includes('sheet1') && size !== undefined ? size : content.length;
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(stated, 18);
    fields.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), fields, Buffer.from(name), packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('504b01021400', 'hex'), fields, rest, Buffer.from(name)]));
    bodies.push(local);
    offset += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(directory.length, 4);
  end.writeUInt16LE(directory.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, entries, Buffer.from('504b0506', 'hex'), end]);
}
