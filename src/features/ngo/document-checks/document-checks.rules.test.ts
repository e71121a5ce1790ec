import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countStates,
  decisionsMade,
  documentRows,
  documentState,
  publicChecks,
  statedText,
  type DocumentCheck,
  type StatedDocuments,
} from './document-checks.rules.ts';
import { CHECKED_DOCUMENTS, CHECK_RESULTS } from './document-checks.values.ts';

const text = fc.option(fc.string({ minLength: 1, maxLength: 20 }));
const day = fc.option(fc.constantFrom('2024-04-01', '2027-03-31'));
const paper = fc.option(
  fc.record({ number: fc.constantFrom('AAATS1234KF20241', '12|'), validFrom: day, validTo: day }),
);
const ngos: fc.Arbitrary<StatedDocuments> = fc.record({
  registrationType: fc.option(fc.constantFrom('Trust', 'Society')),
  darpanId: text,
  pan: text,
  reg12A: paper,
  reg80G: paper,
  fcra: paper,
  csr1: text,
});
const results = fc.array(fc.constantFrom(...CHECK_RESULTS), {
  minLength: CHECKED_DOCUMENTS.length,
  maxLength: CHECKED_DOCUMENTS.length,
});

/** A decision on every document that the NGO states. */
function checksOf(ngo: StatedDocuments, outcomes: readonly (typeof CHECK_RESULTS)[number][]) {
  return CHECKED_DOCUMENTS.flatMap((document, at): DocumentCheck[] => {
    const stated = statedText({ ngo, document });
    const result = outcomes[at]!;
    if (stated === null) return [];
    const seen = result === 'open' ? null : ('register' as const);
    return [
      {
        document,
        stated,
        result,
        source: seen,
        seenOn: seen && '2026-11-20',
        note: null,
        decidedBy: 'staff@example.org',
        decidedAt: '2026-11-20T06:00:00Z',
        revision: at + 1,
      },
    ];
  });
}

describe('what an NGO states', () => {
  test('is equal only for equal numbers and dates', () => {
    fc.assert(
      fc.property(ngos, ngos, (one, other) => {
        const of = (ngo: StatedDocuments) => statedText({ ngo, document: 'reg80G' });
        expect(of(one) === of(other)).toBe(JSON.stringify(one.reg80G) === JSON.stringify(other.reg80G));
      }),
    );
  });

  test('is compared with what was stated when our team decided', () => {
    const check = { result: 'matches', stated: 'GJ/2016/0990009' } as const;
    expect(documentState({ stated: 'GJ/2016/0990009', check })).toBe('matches');
    expect(documentState({ stated: 'GJ/2016/0990008', check })).toBe('changed');
    expect(documentState({ stated: null, check })).toBe('notStated');
    expect(documentState({ stated: 'GJ/2016/0990009', check: undefined })).toBe('open');
    expect(documentState({ stated: 'other', check: { ...check, result: 'open' } })).toBe('open');
  });
});

describe('for any NGO and any decisions', () => {
  test('each document is in one state, and only those seen and right are public', () => {
    fc.assert(
      fc.property(ngos, results, (ngo, outcomes) => {
        const rows = documentRows({ ngo, checks: checksOf(ngo, outcomes) });
        const { all, ...counts } = countStates(rows);
        expect(rows.map(({ document }) => document)).toEqual([...CHECKED_DOCUMENTS]);
        expect(all).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
        expect(publicChecks(rows).map(({ document }) => document)).toEqual(
          rows.filter(({ state }) => state === 'matches').map(({ document }) => document),
        );
        expect(publicChecks(rows).every(({ hasChanged }) => !hasChanged)).toBe(true);
      }),
    );
  });

  test('a document that changes loses its tick, and no other one does', () => {
    fc.assert(
      fc.property(ngos, results, (ngo, outcomes) => {
        const checks = checksOf(ngo, outcomes);
        const before = documentRows({ ngo, checks });
        const after = documentRows({ ngo: { ...ngo, darpanId: 'GJ/2020/0000001' }, checks });
        for (const [at, row] of after.entries()) {
          if (row.document !== 'darpanId') expect(row).toEqual(before[at]);
          else expect(['open', 'changed']).toContain(row.state);
        }
        const wasSeen = before.some(({ document, state }) => document === 'darpanId' && state === 'matches');
        const published = publicChecks(after).find(({ document }) => document === 'darpanId');
        expect(published?.hasChanged).toBe(wasSeen ? true : undefined);
      }),
    );
  });

  test('a further decision raises their number', () => {
    fc.assert(
      fc.property(ngos, results, fc.nat(), (ngo, outcomes, pick) => {
        const checks = checksOf(ngo, outcomes);
        if (checks.length === 0) return;
        const next = checks.map((check, at) =>
          at === pick % checks.length ? { ...check, revision: check.revision + 1 } : check,
        );
        const count = (of: DocumentCheck[]) => decisionsMade(documentRows({ ngo, checks: of }));
        expect(count(next)).toBe(count(checks) + 1);
      }),
    );
  });
});
