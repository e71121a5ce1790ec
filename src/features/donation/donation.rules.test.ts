import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  DONATION_ACTORS,
  DONATION_EVENTS,
  isMoneyThere,
  statusAfter,
  type DonationActor,
  type DonationEvent,
} from './donation.rules.ts';
import { DONATION_STATUSES, type DonationStatus } from './donation.values.ts';

type Step = { event: DonationEvent; actor: DonationActor };
const steps = fc.array(
  fc.record({ event: fc.constantFrom(...DONATION_EVENTS), actor: fc.constantFrom(...DONATION_ACTORS) }),
  { maxLength: 30 },
);

/** Runs the steps that are possible. Returns all statuses in their order, and the steps that were made. */
function run(all: readonly Step[], isAtGateway: boolean) {
  const made: (Step & { from: DonationStatus; to: DonationStatus })[] = [];
  let status: DonationStatus = 'created';
  for (const { event, actor } of all) {
    const to = statusAfter({ state: { status, isAtGateway }, event, actor });
    if (to === undefined) continue;
    made.push({ event, actor, from: status, to });
    status = to;
  }
  return { made, last: status };
}

const rank = (status: DonationStatus) => DONATION_STATUSES.indexOf(status);

describe('a donation', () => {
  test('never goes back, and ends after six steps at most', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (all, isAtGateway) => {
        const { made } = run(all, isAtGateway);
        for (const { from, to } of made) expect(rank(to)).toBeGreaterThan(rank(from));
        expect(made.length).toBeLessThanOrEqual(6);
      }),
    );
  });

  test('is received at most once, and money leaves it only by a refund or as a mistake of the NGO', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (all, isAtGateway) => {
        const { made, last } = run(all, isAtGateway);
        const received = made.findIndex(({ to }) => to === 'received');
        expect(made.filter(({ to }) => to === 'received').length).toBeLessThanOrEqual(1);
        const after = received < 0 ? [] : made.slice(received + 1);
        for (const { event, actor } of after)
          expect([
            ['refund', 'ngo'],
            ['refund', 'gateway'],
            ['cancel', 'ngo'],
          ]).toContainEqual([event, actor]);
        expect(isMoneyThere(last)).toBe(received >= 0 && after.length === 0);
      }),
    );
  });

  test('is received only by its NGO or the gateway, refused only by its NGO, claimed only by its donor', () => {
    fc.assert(
      fc.property(steps, fc.boolean(), (all, isAtGateway) => {
        for (const { event, actor } of run(all, isAtGateway).made) {
          if (event === 'receive') expect(['ngo', 'gateway']).toContain(actor);
          if (event === 'refuse') expect(actor).toBe('ngo');
          if (event === 'claim') expect(actor).toBe('donor');
        }
      }),
    );
  });

  test('at the gateway is neither cancelled by a person nor refunded by the NGO alone', () => {
    fc.assert(
      fc.property(steps, (all) => {
        const { made } = run(all, true);
        expect(made.filter(({ event, actor }) => event === 'cancel' && actor !== 'system')).toEqual([]);
        expect(made.filter(({ event, actor }) => event === 'refund' && actor === 'ngo')).toEqual([]);
      }),
    );
  });

  test('reaches every status', () => {
    const reached = new Set<DonationStatus>(['created']);
    fc.assert(
      fc.property(steps, fc.boolean(), (all, isAtGateway) => {
        for (const { to } of run(all, isAtGateway).made) reached.add(to);
      }),
      { numRuns: 2000, seed: 1 },
    );
    expect([...reached].sort()).toEqual([...DONATION_STATUSES].sort());
  });

  test('a late failure does not undo a capture', () => {
    const step = { event: 'fail', actor: 'gateway' } as const;
    for (const status of DONATION_STATUSES.filter((other) => other !== 'created'))
      expect(statusAfter({ state: { status, isAtGateway: true }, ...step })).toBeUndefined();
  });
});
