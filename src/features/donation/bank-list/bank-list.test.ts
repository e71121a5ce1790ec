import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findBank } from './bank-list.server.ts';
import { hasBranch, packBranches } from './branch-ranges.ts';

test('finds the bank of an IFSC, and whether the branch is known', async () => {
  expect(await findBank('SBIN0000001')).toEqual({ bank: 'State Bank of India', isBranchKnown: true });
  expect(await findBank('SBIN0999999')).toEqual({ bank: 'State Bank of India', isBranchKnown: false });
  expect(await findBank('HDFC0000001')).toEqual({ bank: 'HDFC Bank', isBranchKnown: true });
  expect(await findBank('BARB0BIRPUR')).toMatchObject({ bank: 'Bank of Baroda', isBranchKnown: true });
});

test('a bank that nobody knows is not found', async () => {
  expect(await findBank('QQQQ0000001')).toBeUndefined();
  // A bank that has no IFSCs of its own.
  expect(await findBank('AACX0000001')).toBeUndefined();
});

test('the name of a smaller bank that uses the IFSCs of another one comes first', async () => {
  expect(await findBank('YESB0000001')).toMatchObject({ bank: 'Yes Bank' });
  // A whole IFSC, the beginning of IFSCs, and a bank without a code of its own.
  expect(await findBank('HDFC0CAMBLA')).toEqual({
    bank: 'Akola Merchant Co-operative Bank',
    isBranchKnown: true,
  });
  expect(await findBank('YESB0AMA001')).toMatchObject({ bank: 'Amalner Urban Co-operative Bank' });
});

const branches = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 400 }).map((number) => String(number).padStart(6, '0')),
    fc.stringMatching(/^[0-9A-Z]{6}$/),
    fc.stringMatching(/^BKD0[0-9]{2}$/),
  ),
  { minLength: 1 },
);
test('packed branches are found again, and no others', () => {
  const other = fc.stringMatching(/^[0-9A-Z]{6}$/);
  fc.assert(
    fc.property(branches, other, (list, stranger) => {
      const packed = packBranches(list);
      for (const branch of list) expect(hasBranch(packed, branch)).toBe(true);
      expect(hasBranch(packed, stranger)).toBe(list.includes(stranger));
      for (let number = 0; number <= 400; number += 7) {
        const branch = String(number).padStart(6, '0');
        expect(hasBranch(packed, branch)).toBe(list.includes(branch));
      }
    }),
  );
});
