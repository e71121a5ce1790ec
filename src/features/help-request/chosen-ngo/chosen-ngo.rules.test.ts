import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_STATUSES } from '#src/features/help-request/help-request.values.ts';
import { aloneUntil, answerTimeOf, helpCategoryOf, mustOthersWait } from './chosen-ngo.rules.ts';

const HOUR = 3600 * 1000;
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('makes other NGOs wait exactly 24 hours unless the chosen NGO answers', () => {
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 0, max: 48 * HOUR }),
      fc.constantFrom(...OFFER_STATUSES),
      (start, passed, offer) => {
        const input = { aloneUntil: aloneUntil({ now: start, askOthers: false }), offer };
        const now = new Date(start.getTime() + passed);
        expect(mustOthersWait({ ...input, now })).toBe(offer === 'sent' && passed < 24 * HOUR);
      },
    ),
  );
});

test('makes no NGO wait with `askOthers`', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...OFFER_STATUSES), (now, offer) => {
      expect(mustOthersWait({ aloneUntil: aloneUntil({ now, askOthers: true }), now, offer })).toBe(false);
    }),
  );
});

test('maps an NGO category to its help category, and an unknown one to undefined', () => {
  expect(['aged', 'children', 'tribal', 'none'].map(helpCategoryOf)).toEqual([
    'Health',
    'Education',
    'Occupation',
    undefined,
  ]);
});

test('tells how fast an NGO answers from ten requests on, in whole hours', () => {
  expect(answerTimeOf({ requests: 9, medianHours: 3 })).toBeNull();
  expect(answerTimeOf({ requests: 10, medianHours: 3.2 })).toEqual({ medianHours: 4 });
  expect(answerTimeOf({ requests: 10, medianHours: 0.01 })).toEqual({ medianHours: 1 });
  expect(answerTimeOf({ requests: 10, medianHours: null })).toEqual({ medianHours: null });
});
