import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatExactRupees, formatRupees, paise, plainRupees } from '#src/shared/money.ts';
import { referenceOf } from '#src/shared/reference-number.ts';
import { findPaymentNumbers } from './payment-numbers.rules.ts';
import { readCredit } from './statement-amount.rules.ts';
import { dayOrderOf, parseStatementDay } from './statement-day.rules.ts';
import { recognizeColumns } from './statement-headings.rules.ts';

const DAY_MS = 86_400_000;
const days = fc
  .integer({ min: Date.parse('2000-01-01') / DAY_MS, max: Date.parse('2099-12-31') / DAY_MS })
  .map((day) => new Date(day * DAY_MS).toISOString().slice(0, 10));
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

describe('the day of a line', () => {
  test('is read in every form that banks and spreadsheets write', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-');
        const name = MONTHS[Number(month) - 1]!;
        const serial = (Date.parse(day) - Date.UTC(1899, 11, 30)) / DAY_MS;
        const forms = [
          ...[
            day,
            `${date}/${month}/${year}`,
            `${date}-${month}-${year.slice(2)}`,
            `${date}.${month}.${year}`,
          ],
          ...[
            `${date}-${name}-${year}`,
            `${Number(date)} ${name} ${year}`,
            `${date}${name.toUpperCase()}${year}`,
          ],
          ...[`${date}/${month}/${year} 13:05:07`, `${day}T00:00:00Z`, ` '${date}/${month}/${year}`],
          ...[String(serial), `${serial}.5`],
        ];
        for (const form of forms) expect(parseStatementDay(form), form).toBe(day);
        expect(parseStatementDay(`${month}/${date}/${year}`, 'month')).toBe(day);
      }),
    );
  });

  test.each([
    '',
    '31/02/2026',
    '00/01/2026',
    '2026',
    'today',
    '1 Foo 2026',
    '01/01/1999',
    '99999',
    '1,23,456.00',
    '9'.repeat(500),
  ])('%s is no day', (text) => {
    expect(parseStatementDay(text)).toBeUndefined();
  });

  test('tells which way round it is written, if it can be read in one way only', () => {
    expect(['13/11/2026', '11/13/26', '9/8/2026', '2026-11-13', 'x'].map(dayOrderOf)).toEqual([
      ...['day', 'month'],
      ...[undefined, undefined, undefined],
    ]);
  });
});

describe('the money of a line', () => {
  test('is read exactly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 ** 12 }), (integer) => {
        const amount = paise(integer);
        const grouped = formatExactRupees(amount).slice(1);
        const forms = [
          ...[grouped, `${grouped} Cr`, `${grouped}CR`, `${grouped} (Cr.)`, `Cr ${grouped}`, `+${grouped}`],
          ...[plainRupees(amount), `="${grouped}"`, `\t${grouped} `, formatRupees(amount), `INR ${grouped}`],
        ];
        for (const cell of forms)
          expect(readCredit({ cell, direction: undefined }), cell).toEqual({ amount });
        expect(readCredit({ cell: grouped, direction: 'CR' })).toEqual({ amount });
        for (const cell of [`${grouped} Dr`, `-${grouped}`, `(${grouped})`, `Dr.${grouped}`])
          expect(readCredit({ cell, direction: undefined }), cell).toBe('none');
        expect(readCredit({ cell: grouped, direction: 'Dr.' })).toBe('none');
      }),
    );
  });

  test.each(['', '-', '0', '0.00', '--'])('“%s” is nothing', (cell) => {
    expect(readCredit({ cell, direction: undefined })).toBe('none');
  });

  test.each(['five', '1.005', '1,5', '1e5', '5O0', '9'.repeat(100)])('%s cannot be read', (cell) => {
    expect(readCredit({ cell, direction: undefined })).toBe('unreadable');
    expect(readCredit({ cell: '500', direction: 'TRF' })).toBe('unreadable');
  });
});

describe('the numbers on a line', () => {
  const reference = referenceOf('9QD37', 'DN');
  const [, start = '', end = ''] = reference.split('-');

  test.each([
    ['UPI/CR/412345678901/KOKILA/HDFC', ['412345678901']],
    ['0000412345678901', ['412345678901']],
    ['IMPS412345678901-RAM', ['412345678901']],
    ['NEFT-HDFCH00395034887-RAM', ['HDFCH00395034887']],
    ['RTGS/SBINR52026110112345678/RAM', ['SBINR52026110112345678']],
    ['RTGS/SBINR5202611011234567/RAM', []],
    ['A/C 12345678901 and 1234567890123 and 000000000000', []],
  ])('%s', (text, utrs) => {
    expect(findPaymentNumbers([text]).utrs).toEqual(utrs);
  });

  test('our reference is found as people and banks write it', () => {
    for (const text of [reference, `DN${start}${end}`, `dn ${start} ${end}`, `DN/${start}/${end}`])
      expect(findPaymentNumbers([`UPI/${text}/x`]).references, text).toEqual([reference]);
    expect(findPaymentNumbers([`DN-${start}-22`]).references).toEqual([]);
  });
});

test.each([
  [
    ['Txn Date', 'Value Date', 'Description', 'Ref No./Cheque No.', 'Debit', 'Credit', 'Balance'],
    [0, 2, 3, 5, null],
  ],
  [
    ['Date', 'Narration', 'Chq./Ref.No.', 'Value Dt', 'Withdrawal Amt.', 'Deposit Amt.', 'Closing Balance'],
    [0, 1, 2, 5, null],
  ],
  [
    ['Date', 'Narration', 'Value Dat', 'Debit Amount', 'Credit Amount', 'Chq/Ref Number', 'Closing Balance'],
    [0, 1, 5, 4, null],
  ],
  [
    ['', 'DATE', 'MODE**', 'PARTICULARS', 'DEPOSITS', 'WITHDRAWALS', 'BALANCE'],
    [1, 3, null, 4, null],
  ],
  [
    [
      'No.',
      'Transaction ID',
      'Value Date',
      'Txn Posted Date',
      'ChequeNo.',
      'Description',
      'Cr/Dr',
      'Transaction Amount(INR)',
      'Available Balance(INR)',
    ],
    [3, 5, 1, 7, 6],
  ],
  [
    ['Tran Date', 'CHQNO', 'PARTICULARS', 'DR', 'CR', 'BAL', 'SOL'],
    [0, 2, 1, 4, null],
  ],
  [
    ['TRAN DATE', 'VALUE DATE', 'NARRATION', 'CHQ.NO.', 'WITHDRAWAL(DR)', 'DEPOSIT(CR)', 'BALANCE(INR)'],
    [0, 2, 3, 5, null],
  ],
])('the columns of %j are recognised', (headings, [date, narration, reference, credit, direction]) => {
  expect(recognizeColumns(headings)).toEqual({ date, narration, reference, credit, direction });
});

test.each([
  [['Date', 'Narration', 'Balance']],
  [['Credit', 'Debit']],
  [['Statement', 'Date', '01/11/2026']],
  [[]],
])('nothing is recognised in %j', (headings) => {
  expect(recognizeColumns(headings)).toBeUndefined();
});
