import { beforeEach, expect, test } from 'vitest';
import { bankRowTesting } from '#src/features/donation/bank-changes/bank-changes.fixture.ts';
import {
  selectActiveBankVersions,
  selectActiveVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { donationTesting } from '#src/features/donation/donation.fixture.ts';
import type { Columns } from '../../../../tests/support/decoys.ts';
import { testApp } from '../../../../tests/support/test-app.ts';
import { countOthers, selectSealedVersion, updateRemoved } from './bank-detail-change.queries.server.ts';
import { selectCurrentVersions, selectPastVersions } from './bank-details.queries.server.ts';
import { selectGivingMethods, selectPaymentDetails } from './payment-details.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { hoursAgo } = timesBeforeNow();
const app = await testApp();
const { db, pool } = app;
const { savedNgo, savedGatewayAccount } = donationTesting(app);
const { begin, saved, versionsLike, savedGateway, waiting, decided } = bankRowTesting(app);
const removed = { removed_at: hoursAgo(1) };

let origin: { detail: string; version: string };
let ngoId: string;
beforeEach(async () => {
  ({ origin, ngoId } = await begin());
});

test('bank details that donors can see are active and not removed, the main one for gifts from India first', async () => {
  const second = await saved({ is_primary: false });
  const third = await saved({ is_primary: false });
  const foreign = await saved({ is_foreign: true });
  const main = await saved();
  const gone = await saved({ ...removed, is_primary: false });
  const old = await saved({ is_primary: false }, { status: 'stopped' });
  const [replaced] = await versionsLike([
    { bank_detail_id: main.bankDetailId, ngo_id: ngoId, status: 'replaced' },
  ]);
  const [change] = await versionsLike([{ ...waiting(), bank_detail_id: main.bankDetailId, ngo_id: ngoId }]);
  const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);
  const inOrder = [main, second, third, foreign].map(({ versionId }) => versionId);
  expect(idsOf(await selectActiveBankVersions(db, [ngoId]))).toEqual(inOrder);
  expect(idsOf(await selectCurrentVersions(db, { ngoId }))).toEqual(
    [second, third, foreign].map(({ versionId }) => versionId).concat(main.versionId, change!),
  );
  expect(idsOf(await selectPastVersions(db, { ngoId, limit: 9 }))).toEqual([
    replaced,
    old.versionId,
    gone.versionId,
  ]);
  expect(idsOf(await selectPastVersions(db, { ngoId, limit: 1 }))).toEqual([replaced]);
  const other = await savedNgo();
  expect(await selectActiveVersion(db, { bankDetailId: main.bankDetailId, ngoId: other })).toBeUndefined();
  expect((await selectActiveVersion(db, { bankDetailId: main.bankDetailId, ngoId }))!._id).toBe(
    main.versionId,
  );
  expect(await countOthers(db, { id: main.bankDetailId, ngoId, isForeign: false })).toBe(3);
  expect(await countOthers(db, { id: main.bankDetailId, ngoId, isForeign: true })).toBe(1);

  const sealed = async (id: string) => selectSealedVersion(db, { id, ngoId });
  await pool.query(`update bank_detail_version set branch = 'New' where id = $1`, [change]);
  expect((await sealed(main.bankDetailId))!.branch).toBe('Rajkot');
  for (const { bankDetailId } of [gone, old]) expect(await sealed(bankDetailId)).toBeUndefined();
  expect(await sealed(origin.detail)).toBeUndefined();
  await updateRemoved(db, { id: origin.detail, ngoId });
  await updateRemoved(db, { id: second.bankDetailId, ngoId });
  expect(idsOf(await selectActiveBankVersions(db, [ngoId]))).toEqual(
    inOrder.filter((id) => id !== second.versionId),
  );
  // An NGO removes only its own.
  const { rows: details } = await pool.query(
    `select b.removed_at, v.status from bank_detail b join bank_detail_version v on v.bank_detail_id = b.id
    where b.id = $1`,
    [origin.detail],
  );
  expect(details).toEqual([{ removed_at: null, status: 'active' }]);
});

test('bank details decide how an NGO takes gifts', async () => {
  await savedGatewayAccount(await savedNgo());
  const none = { upi: false, bankTransfer: false, gateway: false, foreign: false };
  const foreign = { is_foreign: true };
  const withoutUpi = { upi_id: null, upi_masked: null };
  for (const [detail, version, methods] of [
    [{}, {}, { upi: true, bankTransfer: true }],
    [{}, withoutUpi, { bankTransfer: true }],
    [foreign, {}, { foreign: true }],
    [{ is_primary: false }, {}, {}],
    [{ ...foreign, is_primary: false }, {}, {}],
    [removed, {}, {}],
    [{ ...foreign, ...removed }, {}, {}],
    [{}, { status: 'stopped' }, {}],
    [foreign, { status: 'stopped' }, {}],
  ] as [Columns<'bank_detail'>, Columns<'bank_detail_version'>, Partial<typeof none>][]) {
    const ngo = await savedNgo();
    await saved({ ngo_id: ngo, ...detail }, version);
    const label = JSON.stringify([detail, version]);
    expect(await selectGivingMethods(db, ngo), label).toEqual({ ...none, ...methods });
    const details = await selectPaymentDetails(db, { ngoId: ngo, isForeign: false });
    expect(details !== undefined, label).toBe(methods.bankTransfer ?? false);
    const fromAbroad = await selectPaymentDetails(db, { ngoId: ngo, isForeign: true });
    expect(fromAbroad !== undefined, label).toBe(methods.foreign ?? false);
  }
  for (const status of ['waiting', 'replaced'] as const)
    await savedGateway({ status, ...(status === 'replaced' && decided) });
  expect(await selectGivingMethods(db, ngoId)).toEqual(none);
  await savedGateway({ status: 'active', ...decided });
  expect(await selectGivingMethods(db, ngoId)).toEqual({ ...none, gateway: true });
});
