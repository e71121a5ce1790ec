import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testApp } from '../../../../tests/support/test-app.ts';
import {
  addBankDetail,
  editBankDetail,
  makePrimary,
} from '#src/features/donation/bank-details/bank-detail-change.service.server.ts';
import {
  removeBankDetail,
  withdrawBankDetail,
} from '#src/features/donation/bank-details/bank-detail-end.service.server.ts';
import { listBankDetails } from '#src/features/donation/bank-details/bank-details.service.server.ts';
import { confirmBankChange } from '#src/features/donation/bank-oversight/bank-decision.service.server.ts';
import { stopChange } from '#src/features/donation/stop-change/stop-change.service.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { BANK_FORM, bankTesting } from './bank-changes.fixture.ts';
import { changeToken } from '#src/features/ngo/guarded-changes/change-token.server.ts';

const app = await testApp();
const { services, signedIn, pool } = app;
const { savedNgoWithAccount, passHours, applyDue, donorsSee } = bankTesting(app);
const staff = await signedIn({ role: 'staff' });

const which = fc.nat({ max: 4 });
const action = fc.oneof(
  { weight: 3, arbitrary: fc.record({ do: fc.constant('add' as const), primary: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('edit' as const), which, primary: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('makePrimary', 'remove', 'withdraw'), which }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('pass' as const), hours: fc.constantFrom(1, 12, 24, 47, 48) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('confirm', 'stop', 'release'), which }) },
);
type Action = { do: string; which?: number; primary?: boolean; hours?: number };

function callOf({
  id,
  email,
  role,
  ngoId,
}: {
  id: string;
  email: string;
  role: 'ngo' | 'staff';
  ngoId: string | null;
}) {
  const account = {
    id,
    email,
    role,
    ngoId,
    name: 'A',
    ngoRole: ngoId === null ? null : ('manager' as const),
    standing: 'verified' as const,
    language: 'en' as const,
    session: { id: '1', browser: '', system: '' },
  };
  return { account, caller: { address: '192.0.2.1', language: 'en' as const }, requestId: 'r' };
}

const HOURS = 48;

/** What one party knows of the NGO: when each UPI id was asked for last, and which our team confirmed. */
class Party {
  clock = 0;
  number = 0;
  readonly asked = new Map<string, number>();
  readonly confirmed = new Set<string>();
  readonly ngoId: string;
  readonly call: ReturnType<typeof callOf>;

  constructor(owner: { ngoId: string; id: string; email: string }) {
    this.ngoId = owner.ngoId;
    this.call = callOf({ ...owner, role: 'ngo' });
  }

  /** Asks that donors see a UPI id from now on. */
  ask(upiId: string) {
    this.asked.set(upiId, this.clock);
    this.confirmed.delete(upiId);
  }

  mayBeShown(upiId: string): boolean {
    return this.confirmed.has(upiId) || this.clock - this.asked.get(upiId)! >= HOURS;
  }

  async run({ do: what, which: at = 0, primary = false, hours = 0 }: Action): Promise<void> {
    const { call, ngoId } = this;
    const { details } = await listBankDetails(services, ngoId);
    const detail = details[at];
    const upiId = `u${this.number}@bank`;
    const form = { ...BANK_FORM, upiId, ...(primary && { primary: 'yes' }) };
    if (what === 'pass') {
      await passHours(hours);
      this.clock += hours;
    } else if (what === 'add') {
      await addBankDetail(services, { form, call });
      this.ask(upiId);
      this.number++;
    } else if (what === 'release') await pool.query('delete from bank_detail_freeze');
    else if (detail) {
      const { _id: id, active, waiting } = detail;
      if (what === 'edit') {
        await editBankDetail(services, { id, form, call });
        this.ask(upiId);
        this.number++;
      } else if (what === 'makePrimary') {
        await makePrimary(services, { id, call });
        this.ask(upiOf(active!));
      } else if (what === 'remove') await removeBankDetail(services, { id, call });
      else if (what === 'withdraw') await withdrawBankDetail(services, { id, call });
      else if (what === 'confirm' && waiting) {
        const change = { kind: 'bank' as const, id: waiting._id };
        await confirmBankChange(services, { change, call: callOf({ ...staff, role: 'staff', ngoId: null }) });
        this.confirmed.add(upiOf(waiting));
      } else if (what === 'stop' && waiting) {
        const token = changeToken({ keys: services.keys, change: { kind: 'bank', id: waiting._id } });
        await stopChange(services, { token, call });
      }
    }
  }
}

/** The names of the UPI ids are two characters long, so that the masked ones can be told apart. */
const upiOf = ({ upiMasked }: { upiMasked: string | null }) => upiMasked!.replace('…', '');

test('nothing that one party does shows donors anything but what was confirmed or waited for 48 hours', async () => {
  let shownInAll = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 15, maxLength: 30 }), async (actions) => {
      const owner = await savedNgoWithAccount();
      const party = new Party(owner);
      let shown: string | null = null;
      for (const next of actions.slice(0, 40)) {
        // The names of UPI ids would become longer than two characters.
        if (party.number > 9) break;
        await party.run(next).catch((error: unknown) => {
          if (!(error instanceof AppError)) throw error;
        });
        await applyDue();
        const details = await donorsSee(owner.ngoId);
        const upiId = details?.upiId ?? null;
        if (upiId !== null && upiId !== shown) {
          shownInAll++;
          expect(party.mayBeShown(upiId), `${upiId} after ${JSON.stringify(actions)}`).toBe(true);
          expect(details!.accountNumber).toBe(BANK_FORM.accountNumber);
        }
        shown = upiId;
      }
    }),
    { numRuns: 12 },
  );
  // Otherwise it would prove nothing.
  expect(shownInAll).toBeGreaterThan(5);
});
