import { beforeEach, expect, test } from 'vitest';
import * as oversight from '#src/features/donation/bank-oversight/bank-oversight.queries.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import { hideNgo } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import * as activation from './activation.queries.server.ts';
import { bankRowTesting } from './bank-changes.fixture.ts';
import * as freeze from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import * as ends from './change-ends.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { savedNgo } = donationTesting(app);
const { begin, saved, versionsLike, savedGateway, waiting, decided } = bankRowTesting(app);

let origin: { detail: string; version: string };
let ngoId: string;
beforeEach(async () => {
  ({ origin, ngoId } = await begin());
});
const statusesOf = async (table: 'bank_detail_version' | 'gateway_account') => {
  const { rows: all } = await pool.query<{ id: string; status: string }>(
    `select id::text, status from ${table} order by ${table}.id`,
  );
  return Object.fromEntries(all.map(({ id, status }) => [id, status]));
};

test('a change is due when its time has come, its NGO is verified and nothing is frozen: the earliest first', async () => {
  const [hidden, frozen] = [await savedNgo(), await savedNgo()];
  await hideNgo(pool, { id: hidden });
  await freeze.freezeNgo(db, { ngoId: frozen, requestedBy: null });
  const notYet = await saved({}, waiting(-1));
  const gatewayNotYet = await savedGateway({ ...waiting(-1) });
  const ofHidden = await saved({ ngo_id: hidden }, waiting(9));
  const ofFrozen = await saved({ ngo_id: frozen }, waiting(9));
  const active = await saved({ is_primary: false }, { takes_effect_at: hoursAgo(9) });
  expect(await activation.selectDueChange(db)).toBeUndefined();
  const bank = { kind: 'bank', ngoId } as const;
  for (const change of [
    { ...bank, id: notYet.versionId },
    { ...bank, id: active.versionId },
    { ...bank, id: ofHidden.versionId, ngoId: hidden },
    { ...bank, id: ofFrozen.versionId, ngoId: frozen },
    { kind: 'gateway', id: gatewayNotYet, ngoId } as const,
  ])
    expect(await activation.isDue(db, change)).toBe(false);

  const due = await saved({ is_primary: false }, waiting(2));
  const twin = await saved({ is_primary: false }, waiting(2));
  await pool.query(
    `update bank_detail_version v set takes_effect_at = o.takes_effect_at
    from bank_detail_version o where v.id = $1 and o.id = $2`,
    [twin.versionId, due.versionId],
  );
  expect(await activation.selectDueChange(db)).toEqual({ ...bank, id: due.versionId });
  expect(await activation.isDue(db, { ...bank, id: due.versionId })).toBe(true);
  expect(await activation.isDue(db, { ...bank, id: due.versionId, ngoId: frozen })).toBe(false);
  await pool.query('update gateway_account set takes_effect_at = $1', [hoursAgo(3)]);
  expect(await activation.selectDueChange(db)).toEqual({ kind: 'gateway', id: gatewayNotYet, ngoId });
});

test('a change that becomes active replaces the one before, and makes its account the main one of its kind', async () => {
  const other = await savedNgo();
  const [main, foreign, ofOther] = [
    await saved(),
    await saved({ is_foreign: true }),
    await saved({ ngo_id: other }),
  ];
  const second = await saved({ is_primary: false }, { status: 'replaced' });
  const [change, ofSecond] = await versionsLike([
    { ...waiting(), bank_detail_id: main.bankDetailId, ngo_id: ngoId, makes_primary: false },
    { ...waiting(), bank_detail_id: second.bankDetailId, ngo_id: ngoId, makes_primary: true },
  ]);
  const activate = (id: string, ngo = ngoId) =>
    activation.updateBankActive(db, { id, ngoId: ngo, decidedBy: 'time' });
  expect(await activate(change!, other)).toBe(false);
  expect(await activate(main.versionId)).toBe(false);
  expect(await activate(change!)).toBe(true);
  expect(await activate(ofSecond!)).toBe(true);
  expect(await statusesOf('bank_detail_version')).toEqual({
    [origin.version]: 'active',
    [main.versionId]: 'replaced',
    [change!]: 'active',
    [foreign.versionId]: 'active',
    [ofOther.versionId]: 'active',
    [second.versionId]: 'replaced',
    [ofSecond!]: 'active',
  });
  const primaries = async () =>
    (
      await pool.query<{ id: string }>(
        'select id::text from bank_detail where is_primary order by bank_detail.id',
      )
    ).rows.map(({ id }) => id);
  const before = [origin.detail, foreign.bankDetailId, ofOther.bankDetailId];
  expect(await primaries()).toEqual([...before, second.bankDetailId]);

  // Neither an account of another kind, nor one that is removed or not active yet, is in its place.
  await pool.query('update bank_detail set removed_at = now() where id = $1', [second.bankDetailId]);
  const inactive = await saved({}, waiting(-1));
  await pool.query('update bank_detail set is_primary = false where id = $1', [inactive.bankDetailId]);
  const third = await saved({ is_primary: false }, { ...waiting(), makes_primary: false });
  expect(await activate(third.versionId)).toBe(true);
  expect(await primaries()).toEqual([...before, second.bankDetailId, third.bankDetailId]);
  const fourth = await saved({ is_primary: false }, { ...waiting(), makes_primary: false });
  expect(await activate(fourth.versionId)).toBe(true);
  expect(await primaries()).toEqual([...before, second.bankDetailId, third.bankDetailId]);
});

test('a change ends for one NGO, alone or with all that wait', async () => {
  const other = await savedNgo();
  const [first, second] = [await saved({}, waiting()), await saved({ is_primary: false }, waiting())];
  const ofOther = await saved({ ngo_id: other }, waiting());
  const past = await saved({ is_primary: false }, { status: 'replaced' });
  const gateway = await savedGateway({});
  const gatewayOfOther = await savedGateway({ ngo_id: other });
  const end = { status: 'stopped', decidedBy: 'staff' } as const;
  expect(await ends.updateBankStopped(db, { id: ofOther.versionId, ngoId, end })).toBe(false);
  expect(await ends.updateBankStopped(db, { id: past.versionId, ngoId, end })).toBe(false);
  expect(await ends.updateGatewayStopped(db, { id: gatewayOfOther, ngoId, end })).toBe(false);
  const [unused, old, gone, running] = [
    await savedGateway({ status: 'withdrawn', ...decided }),
    await savedGateway({ status: 'replaced', ...decided }),
    await savedGateway({ status: 'removed', ...decided }),
    await savedGateway({ status: 'active', ...decided }),
  ];
  expect(await ends.updateGatewayStopped(db, { id: unused, ngoId, end })).toBe(false);
  // Payments that were begun still go to keys of before.
  for (const id of [old, gone, running])
    expect(await ends.updateGatewayStopped(db, { id, ngoId, end })).toBe(true);
  await ends.updateWaitingBankEnded(db, { ngoId, bankDetailId: first.bankDetailId, end });
  const isStopped = async () =>
    Object.entries(await statusesOf('bank_detail_version')).filter(([, s]) => s === 'stopped');
  expect((await isStopped()).map(([id]) => id)).toEqual([first.versionId]);
  await ends.updateWaitingBankEnded(db, { ngoId, end });
  await ends.updateWaitingGatewayEnded(db, { ngoId, end });
  expect((await isStopped()).map(([id]) => id)).toEqual([first.versionId, second.versionId]);
  expect(await statusesOf('gateway_account')).toEqual({
    [gateway]: 'stopped',
    [gatewayOfOther]: 'waiting',
    [unused]: 'withdrawn',
    [old]: 'stopped',
    [gone]: 'stopped',
    [running]: 'stopped',
  });
  expect(await ends.updateGatewayStopped(db, { id: gatewayOfOther, ngoId: other, end })).toBe(true);

  await saved({ ngo_id: other, is_primary: false }, { status: 'stopped' });
  await saved({ is_primary: false });
  await ends.updateEmptyRemoved(db, ngoId);
  const { rows: removed } = await pool.query<{ id: string }>(
    'select id::text from bank_detail where removed_at is not null',
  );
  expect(removed.map(({ id }) => id).toSorted()).toEqual(
    [first, second, past].map(({ bankDetailId }) => bankDetailId).toSorted(),
  );
});

test('a change waits in the list of staff, the oldest first', async () => {
  const at = { requested_at: hoursAgo(5) };
  const second = await saved({}, { ...waiting(), ...at });
  const gateway = await savedGateway(at);
  const third = await saved({ is_primary: false }, { ...waiting(), ...at });
  const first = await saved({ is_foreign: true }, { ...waiting(), requested_at: hoursAgo(6) });
  await savedGateway({ status: 'replaced', ...decided, requested_at: hoursAgo(9) });
  const expected = [
    { kind: 'bank', id: first.versionId },
    { kind: 'bank', id: second.versionId },
    { kind: 'bank', id: third.versionId },
    { kind: 'gateway', id: gateway },
  ];
  expect(await oversight.selectWaitingChanges(db, { limit: 9, offset: 0 })).toEqual(expected);
  expect(await oversight.selectWaitingChanges(db, { limit: 2, offset: 1 })).toEqual(expected.slice(1, 3));
  expect(await oversight.countWaitingChanges(db)).toBe(4);

  const ngos = [await savedNgo(), await savedNgo(), await savedNgo()];
  for (const ngo of ngos) await freeze.freezeNgo(db, { ngoId: ngo, requestedBy: null });
  await pool.query('update bank_detail_freeze set frozen_at = $1', [hoursAgo(1)]);
  await pool.query('update bank_detail_freeze set frozen_at = $1 where ngo_id = $2', [hoursAgo(2), ngos[2]]);
  const frozen = async (limit: number) =>
    (await oversight.selectFrozenNgos(db, limit)).map((row) => row.ngoId);
  expect(await frozen(9)).toEqual([ngos[2], ngos[0], ngos[1]]);
  expect(await frozen(1)).toEqual([ngos[2]]);
  await freeze.releaseNgo(db, ngos[2]!);
  expect([await freeze.readFrozenAt(db, ngos[2]!), await oversight.countFrozenNgos(db)]).toEqual([
    undefined,
    2,
  ]);
});
