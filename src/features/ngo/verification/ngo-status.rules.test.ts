import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NGO_MOVES, STAFF_NGO_STATUSES } from './verification.values.ts';
import { statusAfter, type NgoStanding } from './ngo-status.rules.ts';

const standing: fc.Arbitrary<NgoStanding> = fc.record({
  status: fc.constantFrom(...STAFF_NGO_STATUSES),
  isReady: fc.boolean(),
  isWaiting: fc.boolean(),
  wasVerified: fc.boolean(),
  hasNewPapers: fc.boolean(),
  isRestorable: fc.boolean(),
  statusBeforeDeletion: fc.constantFrom('pending', 'verified', 'suspended', null),
});
const anyMove = fc.constantFrom(...NGO_MOVES);

describe('for every standing and every move', () => {
  test('a deleted NGO can only be restored, and only within the period', () => {
    fc.assert(
      fc.property(standing, anyMove, (one, move) => {
        const after = statusAfter({ move, standing: { ...one, status: 'deleted' } });
        if (move !== 'restore' || !one.isRestorable) expect(after).toBeUndefined();
        else expect(after).toBe(one.statusBeforeDeletion ?? undefined);
      }),
    );
  });

  test('only verify, unsuspend and restore lead to verified', () => {
    fc.assert(
      fc.property(standing, anyMove, (one, move) => {
        if (statusAfter({ move, standing: one }) !== 'verified' || one.status === 'verified') return;
        expect(['verify', 'unsuspend', 'restore']).toContain(move);
        if (move === 'verify') expect(one.isReady).toBe(true);
        if (move === 'unsuspend') expect(one.wasVerified).toBe(true);
        if (move === 'restore') expect(one.statusBeforeDeletion).toBe('verified');
      }),
    );
  });

  test('no move is allowed twice in a row, except sending back an NGO that waits again', () => {
    fc.assert(
      fc.property(standing, anyMove, (one, move) => {
        const status = statusAfter({ move, standing: one });
        if (status === undefined || move === 'sendBack') return;
        const then = { ...one, status, hasNewPapers: false, isWaiting: false, isRestorable: true };
        expect(statusAfter({ move, standing: then })).toBeUndefined();
      }),
    );
  });

  test('suspend and delete can be undone', () => {
    fc.assert(
      fc.property(standing, (one) => {
        if (one.status === 'deleted') return;
        const deleted = {
          ...one,
          status: 'deleted' as const,
          statusBeforeDeletion: one.status,
          isRestorable: true,
        };
        expect(statusAfter({ move: 'delete', standing: one })).toBe('deleted');
        expect(statusAfter({ move: 'restore', standing: deleted })).toBe(one.status);
        const suspended = statusAfter({ move: 'suspend', standing: one });
        if (suspended === undefined) return;
        const wasVerified = one.status === 'verified';
        const before = { ...one, status: suspended, wasVerified };
        expect(statusAfter({ move: 'unsuspend', standing: before })).toBe(one.status);
      }),
    );
  });
});
