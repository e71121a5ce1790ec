import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expectNoBlowUp } from '../../../../tests/support/growth.ts';
import { addDays } from '#src/shared/india-time.ts';
import { comparePaise, integerOf, paise, rupees, type Paise } from '#src/shared/money.ts';
import { matchLines } from './bank-statement.rules.ts';
import { isLikeNumber, type Match, type OpenDonation } from './match.rules.ts';
import type { StatementLine } from './reading/statement-lines.rules.ts';

const REFERENCES = ['DN-2222-2C', 'DN-3333-3D', 'DN-4444-4E'];
const UTRS = ['412345678901', '412345678910', '499999999999', 'HDFCH00395034887'];
const DAY = '2026-11-10';

const line = (values: Partial<StatementLine> = {}): StatementLine => ({
  row: 1,
  day: DAY,
  amount: rupees(500),
  narration: 'UPI',
  reference: '',
  utrs: [],
  references: [],
  ...values,
});
const donation = (values: Partial<OpenDonation> = {}): OpenDonation => ({
  id: '1',
  reference: REFERENCES[0]!,
  status: 'claimed',
  amount: rupees(500),
  utr: UTRS[0]!,
  createdOn: DAY,
  claimedOn: DAY,
  ...values,
});
const created = (values: Partial<OpenDonation> = {}) =>
  donation({ status: 'created', utr: null, claimedOn: null, ...values });

const days = fc.integer({ min: -12, max: 12 }).map((days) => addDays(DAY, days));
const amounts = fc.constantFrom(50_000, 50_001, 100_000).map(paise);
const anyLine = fc.record({
  row: fc.nat(),
  day: days,
  amount: amounts,
  narration: fc.constantFrom('UPI', 'NEFT', 'CASH'),
  reference: fc.constantFrom('', 'S1'),
  utrs: fc.subarray(UTRS, { maxLength: 2 }),
  references: fc.subarray(REFERENCES, { maxLength: 1 }),
});
const anyDonation = fc
  .record({
    status: fc.constantFrom<OpenDonation['status']>('created', 'claimed', 'refused'),
    amount: amounts,
    utr: fc.option(fc.constantFrom(...UTRS)),
    createdOn: days,
    claimedAfter: fc.option(fc.nat({ max: 4 })),
    reference: fc.constantFrom(...REFERENCES, 'DN-5555-5F', 'DN-6666-6G'),
  })
  .map(({ claimedAfter, ...values }) => ({
    ...values,
    claimedOn: claimedAfter === null ? null : addDays(values.createdOn, claimedAfter),
  }));
const cases = fc.tuple(
  fc.array(anyLine, { maxLength: 30 }),
  fc
    .uniqueArray(anyDonation, { maxLength: 12, selector: ({ reference }) => reference })
    .map((all): OpenDonation[] => all.map((one, at) => ({ ...one, id: String(at + 1) }))),
);

const allOf = ({ proved, amountDiffers, perhaps }: ReturnType<typeof matchLines>) => [
  ...proved,
  ...amountDiffers,
  ...perhaps,
];
const withoutRow = (match: Match) => ({ ...match, line: { ...match.line, row: 0 } });
const isEqual = (a: Paise, b: Paise) => comparePaise(a, b) === 0;

describe('matching a bank statement', () => {
  test('puts a line into one match at most, and a donation too', () => {
    fc.assert(
      fc.property(cases, ([lines, donations]) => {
        const matches = matchLines({ lines, donations });
        const all = allOf(matches);
        expect(new Set(all.map((match) => match.line)).size).toBe(all.length);
        expect(new Set(all.map((match) => match.donation)).size).toBe(all.length);
        expect(all.length + matches.rest.length).toBe(lines.length);
      }),
    );
  });

  test('never mixes amounts, and proves nothing without a number', () => {
    fc.assert(
      fc.property(cases, ([lines, donations]) => {
        const { proved, perhaps, amountDiffers } = matchLines({ lines, donations });
        for (const match of [...proved, ...perhaps])
          for (const one of [match.donation, ...match.others])
            expect(isEqual(match.line.amount, one.amount)).toBe(true);
        for (const match of amountDiffers)
          expect(isEqual(match.line.amount, match.donation.amount)).toBe(false);
        for (const match of [...proved, ...amountDiffers]) {
          const { utrs, references } = match.line;
          const { utr, reference } = match.donation;
          expect(references.includes(reference) || (utr !== null && utrs.includes(utr))).toBe(true);
        }
      }),
    );
  });

  test('does not depend on the order of lines and donations', () => {
    fc.assert(
      fc.property(
        cases,
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        ([lines, donations], keys) => {
          const shuffled = <T>(list: readonly T[]) =>
            list
              .map((item) => ({ item, key: keys.next().value! }))
              .sort((a, b) => a.key - b.key)
              .map(({ item }) => item);
          const first = matchLines({ lines, donations });
          const second = matchLines({ lines: shuffled(lines), donations: shuffled(donations) });
          for (const kind of ['proved', 'amountDiffers', 'perhaps'] as const)
            expect(second[kind].map(withoutRow)).toEqual(first[kind].map(withoutRow));
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('a payment number with the amount and a day nearby proves a gift', () => {
    const { proved, rest } = matchLines({
      lines: [line({ utrs: [UTRS[0]!] }), line({ utrs: ['400000000000'] })],
      donations: [donation()],
    });
    expect(proved).toMatchObject([{ reason: 'number', donation: { id: '1' } }]);
    expect(rest).toMatchObject([{ utrs: ['400000000000'] }]);
  });

  test('our reference with the amount proves a gift, even one that was refused, on any later day', () => {
    const late = line({ references: [REFERENCES[0]!], day: '2027-01-31' });
    const donations = [donation({ status: 'refused', utr: UTRS[1]! })];
    expect(matchLines({ lines: [late], donations }).proved).toMatchObject([{ reason: 'reference' }]);
    const early = line({ references: [REFERENCES[0]!], day: '2026-11-01' });
    expect(matchLines({ lines: [early], donations })).toMatchObject({
      proved: [],
      perhaps: [{ reason: 'otherDay' }],
    });
  });

  test('a number with another amount proves nothing', () => {
    const lines = [line({ utrs: [UTRS[0]!], amount: paise(50_001) })];
    const matches = matchLines({ lines, donations: [donation()] });
    expect(matches).toMatchObject({ proved: [], perhaps: [], amountDiffers: [{ donation: { id: '1' } }] });
  });

  test('if two donors name the same payment, a person decides, unless one of them wrote our reference', () => {
    const donations = [donation(), donation({ id: '2', reference: REFERENCES[1]! })];
    const contested = matchLines({ lines: [line({ utrs: [UTRS[0]!] })], donations });
    expect(contested).toMatchObject({
      proved: [],
      perhaps: [{ reason: 'sameNumber', donation: { id: '1' }, others: [{ id: '2' }] }],
    });
    const named = [line({ utrs: [UTRS[0]!], references: [REFERENCES[1]!] })];
    expect(matchLines({ lines: named, donations }).proved).toMatchObject([
      { reason: 'numberAndReference', donation: { id: '2' } },
    ]);
  });

  test('a second payment with the same reference is left for the NGO to add', () => {
    const lines = [1, 2].map((row) => line({ row, references: [REFERENCES[0]!], day: addDays(DAY, row) }));
    const { proved, perhaps, rest } = matchLines({
      lines,
      donations: [donation(), created({ id: '2', reference: REFERENCES[1]! })],
    });
    expect(proved).toMatchObject([{ line: { row: 1 } }]);
    expect([perhaps.length, rest.length]).toEqual([0, 1]);
  });

  test('amount and day alone are a perhaps, with everybody whose gift it may be', () => {
    const donations = [1, 2, 3].map((id) => created({ id: String(id), reference: `DN-${id}` }));
    const { proved, perhaps } = matchLines({ lines: [line()], donations });
    expect(proved).toEqual([]);
    expect(perhaps).toMatchObject([
      { reason: 'amount', donation: { id: '1' }, others: [{ id: '2' }, { id: '3' }] },
    ]);
    const dayBefore = addDays(DAY, -2);
    expect(matchLines({ lines: [line({ day: dayBefore })], donations }).perhaps).toEqual([]);
    expect(matchLines({ lines: [line({ day: addDays(DAY, 6) })], donations }).perhaps).toEqual([]);
    const refused = donations.map((one) => ({ ...one, status: 'refused' as const }));
    expect(matchLines({ lines: [line()], donations: refused }).perhaps).toEqual([]);
  });

  test('a number with a slip is a perhaps, another number is none', () => {
    const slip = line({ utrs: ['412345678910'] });
    const matches = matchLines({ lines: [slip], donations: [donation()] });
    expect(matches.perhaps).toMatchObject([{ reason: 'similarNumber' }]);
    const other = line({ utrs: ['499999999999'] });
    expect(matchLines({ lines: [other], donations: [donation()] }).perhaps).toEqual([]);
    expect(isLikeNumber('412345678901', '41234567890')).toBe(false);
    // Two digits, and three.
    expect(isLikeNumber('412345678901', '412345678876')).toBe(false);
    expect(isLikeNumber('412345678901', '412345678976')).toBe(true);
  });

  test('a line whose number has a slip is the payment of one gift, others get the lines that are left', () => {
    const lines = [
      line({ utrs: ['412345678910'] }),
      line({ narration: 'UPI/WITHOUT A NUMBER' }),
      line({ narration: 'UPI/WITHOUT A NUMBER EITHER' }),
    ];
    const donations = [
      donation(),
      donation({ id: '2', reference: REFERENCES[1]!, utr: '412345678902' }),
      created({ id: '3', reference: REFERENCES[2]! }),
    ];
    const { perhaps } = matchLines({ lines, donations });
    expect(perhaps.map((match) => [match.line, match.donation.id, match.reason])).toEqual([
      [lines[0], '1', 'similarNumber'],
      [lines[1], '2', 'amount'],
      [lines[2], '3', 'amount'],
    ]);
  });

  test('20,000 equal lines and 2,000 equal donations take no time', () => {
    const match = (size: number) => {
      const lines = Array.from({ length: size * 10 }, (_, row) => line({ row }));
      const donations = Array.from({ length: size }, (_, at) =>
        created({ id: String(at + 1), reference: `DN-${at}` }),
      );
      return matchLines({ lines, donations }).perhaps;
    };
    expectNoBlowUp({ size: 2_000, act: match });
    const perhaps = match(2_000);
    expect(perhaps).toHaveLength(2_000);
    expect(integerOf(perhaps[0]!.line.amount)).toBe(50_000);
  });
});
