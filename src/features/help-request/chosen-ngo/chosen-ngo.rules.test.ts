import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFER_STATUSES } from '#src/features/help-request/help-request.values.ts';
import { aloneUntil, helpCategoryOf, mustOthersWait } from './chosen-ngo.rules.ts';

const HOUR = 3600 * 1000;
const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2030-01-01'), noInvalidDate: true });

test('others wait for 24 hours, to the second, as long as the NGO has not answered', () => {
  fc.assert(
    fc.property(
      instant,
      fc.integer({ min: 0, max: 48 * HOUR }),
      fc.constantFrom(...OFFER_STATUSES),
      (asked, passed, offer) => {
        const input = { aloneUntil: aloneUntil({ now: asked, askOthers: false }), offer };
        const now = new Date(asked.getTime() + passed);
        expect(mustOthersWait({ ...input, now })).toBe(offer === 'sent' && passed < 24 * HOUR);
      },
    ),
  );
});

test('nobody waits when the person asked others too', () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...OFFER_STATUSES), (now, offer) => {
      expect(mustOthersWait({ aloneUntil: aloneUntil({ now, askOthers: true }), now, offer })).toBe(false);
    }),
  );
});

test('a kind of NGO leads to its category of help, an unknown one to none', () => {
  expect(['aged', 'children', 'tribal', 'none'].map(helpCategoryOf)).toEqual([
    'Health',
    'Education',
    'Occupation',
    undefined,
  ]);
});
