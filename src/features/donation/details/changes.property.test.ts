import fc from 'fast-check';
import { expect, test } from 'vitest';
import { statusAfter, type DonationEvent } from '#src/features/donation/donation.rules.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { DONATION_STATUSES, type DonationStatus } from '#src/features/donation/donation.values.ts';
import { runSql } from '../../../../tests/support/run-sql.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import type { OwnDonation } from './details.contract.ts';

const app = await testApp();
const { callConfirmed, db, signedIn } = app;
const { savedGivingNgo, savedDonation } = donationTesting(app);

const ACTIONS = [
  'confirmDonation',
  'refuseDonation',
  'cancelReceivedDonation',
  'recordRefund',
  'cancelReceipt',
  'reissueReceipt',
  'updateDonor',
] as const;
type Action = (typeof ACTIONS)[number];
const EVENTS: Partial<Record<Action, DonationEvent>> = {
  confirmDonation: 'receive',
  refuseDonation: 'refuse',
  cancelReceivedDonation: 'cancel',
  recordRefund: 'refund',
};
const AMOUNT = 1000;
const rank = (status: DonationStatus) => DONATION_STATUSES.indexOf(status);

type Step =
  | { kind: 'begin'; owner: number; status: 'created' | 'claimed' }
  | { kind: 'add'; owner: number }
  | { kind: Action; actor: number; of: number; day: string; part: number };
/** What a donation must be like. */
type Model = {
  id: string;
  owner: number;
  status: DonationStatus;
  refunded: number;
  hasReceipt: boolean;
  received: number;
};
type Ngo = { ngoId: string; token: string };

const owner = fc.integer({ min: 0, max: 1 });
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('add' as const), owner }) },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('begin' as const),
        owner,
        status: fc.constantFrom('created' as const, 'claimed' as const),
      }),
    },
    {
      weight: 12,
      arbitrary: fc.record({
        kind: fc.constantFrom(...ACTIONS),
        actor: owner,
        of: fc.nat(20),
        day: fc.constantFrom('2026-03-31', '2026-04-01', '2026-11-20'),
        part: fc.integer({ min: 1, max: AMOUNT }),
      }),
    },
  ),
  { minLength: 10, maxLength: 40 },
);

const donor = { donorName: 'Kokila Patel', donorAddress: '5 Station Road, Rajkot' };
const bodyOf = (step: Extract<Step, { of: number }>) => ({
  receivedOn: step.day,
  reason: 'Because',
  refunded: String(step.part),
  ...donor,
});

test('whatever two NGOs do, no donation goes back, is received twice or has a wrong receipt', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const ngos: Ngo[] = [];
      for (let count = 0; count < 2; count++) {
        const ngoId = await savedGivingNgo();
        ngos.push({ ngoId, token: (await signedIn({ role: 'ngo', ngoId })).token });
      }
      const models: Model[] = [];
      for (const step of all) await run(step, { ngos, models });
      await expectAsModelled(ngos, models);
    }),
    { numRuns: 25 },
  );
}, 120_000);

async function run(step: Step, { ngos, models }: { ngos: Ngo[]; models: Model[] }): Promise<void> {
  if (step.kind === 'begin' || step.kind === 'add') {
    models.push(await begin(step, ngos[step.owner]!));
    return;
  }
  const model = models[step.of % Math.max(1, models.length)];
  if (!model) return;
  const before = { ...model };
  const expected = expectedStatus(step, model);
  const { token } = ngos[step.actor]!;
  const path = `donation/${step.kind}/${model.id}`;
  const { status, body } = await callConfirmed<{ data: OwnDonation }>('POST', path, {
    token,
    body: bodyOf(step),
  });
  expect(status, `${step.kind} of a ${before.status} donation`).toBe(expected);
  if (status !== 200) return;
  apply(step, model);
  expect(rank(model.status)).toBeGreaterThanOrEqual(rank(before.status));
  expect(body.data.status).toBe(model.status);
}

async function begin(step: Extract<Step, { owner: number }>, { ngoId, token }: Ngo): Promise<Model> {
  const model = { owner: step.owner, refunded: 0 };
  if (step.kind === 'begin') {
    const { id } = await savedDonation({ ngoId, status: step.status });
    await runSql(db, {
      text: 'update donation set amount = $2::bigint where id = $1::bigint',
      values: [id, AMOUNT * 100],
    });
    return { ...model, id, status: step.status, hasReceipt: false, received: 0 };
  }
  const form = { ...donor, method: 'cheque', chequeNumber: '012345', amount: String(AMOUNT) };
  const { body } = await callConfirmed<{ data: OwnDonation }>('POST', 'donation/addDonationByHand', {
    token,
    body: { ...form, receivedOn: '2026-11-02' },
  });
  return { ...model, id: body.data._id, status: 'received', hasReceipt: true, received: 1 };
}

/** The response that a change must have. */
function expectedStatus(step: Extract<Step, { of: number }>, model: Model): number {
  if (step.actor !== model.owner) return 404;
  const { status, hasReceipt, refunded } = model;
  if (step.kind === 'cancelReceipt') return hasReceipt ? 200 : 409;
  if (step.kind === 'reissueReceipt') return status === 'received' ? 200 : 409;
  if (step.kind === 'updateDonor') return ['created', 'claimed', 'received'].includes(status) ? 200 : 409;
  if (step.kind === 'recordRefund') {
    if (step.part < refunded) return 422;
    // As much is recorded already.
    if (step.part === refunded) return 200;
  }
  const state = { status, isAtGateway: false };
  return statusAfter({ state, event: EVENTS[step.kind]!, actor: 'ngo' }) === undefined ? 409 : 200;
}

/** Makes the model what the donation must be after a change. */
function apply(step: Extract<Step, { of: number }>, model: Model): void {
  const change: Partial<Record<Action, () => void>> = {
    confirmDonation: () => {
      Object.assign(model, { status: 'received', hasReceipt: true, received: model.received + 1 });
    },
    refuseDonation: () => {
      model.status = 'refused';
    },
    cancelReceivedDonation: () => Object.assign(model, { status: 'cancelled', hasReceipt: false }),
    recordRefund: () => {
      if (step.part === model.refunded) return;
      model.refunded = step.part;
      if (step.part === AMOUNT) model.status = 'refunded';
      model.hasReceipt = step.part < AMOUNT;
    },
    cancelReceipt: () => {
      model.hasReceipt = false;
    },
    reissueReceipt: () => {
      model.hasReceipt = true;
    },
  };
  change[step.kind]?.();
}

async function expectAsModelled(ngos: Ngo[], models: Model[]): Promise<void> {
  for (const model of models) {
    expect(model.received).toBeLessThanOrEqual(1);
    const [row] = await runSql<[string, number, number, number]>(db, {
      text: `select d.status, d.refunded::int, count(r.id) filter (where r.cancelled_at is null)::int,
          coalesce(sum(r.amount) filter (where r.cancelled_at is null), 0)::int
        from donation d left join donation_receipt r on r.donation_id = d.id
        where d.id = $1::bigint and d.ngo_id = $2::bigint group by d.id`,
      values: [model.id, ngos[model.owner]!.ngoId],
    });
    const rest = (AMOUNT - model.refunded) * 100;
    const receipt = model.hasReceipt ? [1, rest] : [0, 0];
    expect(row).toEqual([model.status, model.refunded * 100, ...receipt]);
  }
  for (const { ngoId } of ngos) {
    const numbers = await runSql<[boolean]>(db, {
      text: `select min(number) = 1 and max(number) = count(*) and count(distinct number) = count(*)
        from donation_receipt where ngo_id = $1::bigint group by year`,
      values: [ngoId],
    });
    expect(numbers.every(([isGapless]) => isGapless)).toBe(true);
    const [sums] = await runSql<[boolean]>(db, {
      text: `select coalesce((select sum(amount - refunded) from donation where ngo_id = $1::bigint
          and status = 'received'), 0)
        = coalesce((select sum(amount) from donation_count where ngo_id = $1::bigint and status = 'received'), 0)`,
      values: [ngoId],
    });
    expect(sums![0]).toBe(true);
  }
}
