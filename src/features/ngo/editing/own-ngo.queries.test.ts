import { beforeEach, expect, test } from 'vitest';
import * as erase from '#src/features/ngo/deletion/erase-ngos.queries.server.ts';
import {
  lockDocuments,
  saveCheck,
} from '#src/features/ngo/document-checks/document-checks.queries.server.ts';
import * as registration from '#src/features/ngo/registration/registration.queries.server.ts';
import * as claims from '#src/features/ngo/verification/claim.queries.server.ts';
import {
  lockNgo,
  raiseRevision,
  updateStatus,
} from '#src/features/ngo/verification/ngo-status.queries.server.ts';
import { RESTORABLE_DAYS } from '#src/features/ngo/verification/verification.values.ts';
import * as verification from '#src/features/ngo/verification/verification.queries.server.ts';
import { testDatabase } from '../../../../tests/support/database.ts';
import { hideNgo, saveDecoys, saveRow, type Columns } from '../../../../tests/support/decoys.ts';
import { savedNgo } from '../../../../tests/support/saved-ngo.ts';
import * as own from './own-ngo.queries.server.ts';
import { timesBeforeNow } from '../../../../tests/support/days.ts';

const { db, pool } = await testDatabase();
const { daysAgo } = timesBeforeNow();

let id: string;
let other: string;
let deleted: string;
beforeEach(async () => {
  [id, other, deleted] = [await savedNgo(db), await savedNgo(db), await savedNgo(db)];
  await hideNgo(pool, { id: deleted, status: 'deleted' });
});
const ngosLike = (but: Columns<'ngo'>[], like = id) => saveDecoys(pool, { table: 'ngo', like, but });
const set = (ngoId: string, columns: string) =>
  pool.query(`update ngo set ${columns} where id = $1`, [ngoId]);
const rowOf = async (ngoId: string) =>
  (await pool.query<Record<string, unknown>>('select * from ngo where id = $1', [ngoId])).rows[0]!;
const savePhoto = (more: Columns<'ngo_photo'> = {}) =>
  saveRow(pool, {
    table: 'ngo_photo',
    row: {
      ngo_id: id,
      file_key: `file${++number}`,
      position: number,
      is_cover: false,
      width: 8,
      height: 6,
      created_at: new Date(),
      ...more,
    },
  });
const saveClaim = (more: Columns<'ngo_claim'> = {}) =>
  saveRow(pool, {
    table: 'ngo_claim',
    row: {
      ngo_id: id,
      email: `claim${++number}@example.org`,
      name: 'Asha',
      language: 'en',
      password_hash: 'x',
      created_at: new Date(),
      ...more,
    },
  });
let number = 0;
const check = (ngoId: string) =>
  saveCheck(db, {
    ngoId,
    decidedBy: 'meena@team.example',
    decision: { document: 'pan', result: 'open', stated: 'AAATS1234K' } as never,
  });

test('an NGO reads and changes its own data unless it is deleted', async () => {
  await savePhoto({ file_key: 'second', position: 902 });
  await savePhoto({ file_key: 'cover', position: 903, is_cover: true });
  await savePhoto({ file_key: 'first', position: 901 });
  await savePhoto({ file_key: 'twin', position: 901 });
  await savePhoto({ ngo_id: other, file_key: 'theirs' });
  await set(id, `pan = 'AAATS1234K'`);
  for (const ngoId of [id, other]) await check(ngoId);
  const shown = (await own.selectOwnNgo(db, id))!;
  expect(shown.ngo.photos.map(({ path }) => path)).toEqual([
    '/photos/cover',
    '/photos/first',
    '/photos/twin',
    '/photos/second',
  ]);
  expect(shown.photos).toBe(4);
  expect(await own.selectOwnNgo(db, deleted)).toBeUndefined();
  expect((await own.selectForChange(db, id))!.revision).toBe(1);
  expect(await own.selectForChange(db, deleted)).toBeUndefined();
  const documents = (await lockDocuments(db, id))!;
  expect(documents.checks).toHaveLength(1);
  expect(await lockDocuments(db, deleted)).toBeUndefined();

  await set(id, `darpan_id = 'GJ/2019/0000005'`);
  const isTaken = (ngoId: string, darpanId = 'GJ/2019/0000005') => own.isDarpanTaken(db, { darpanId, ngoId });
  expect([await isTaken(other), await isTaken(id), await isTaken(other, 'GJ/2019/0000006')]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a save submits a pending NGO, and no other', async () => {
  const before = new Date('2026-11-01T06:00:00Z');
  const [pending, suspended] = await ngosLike([
    { status: 'pending', verified_at: null, submitted_at: before },
    { status: 'suspended', submitted_at: before },
  ]);
  await set(id, `submitted_at = '2026-11-01T06:00:00Z'`);
  const save = (ngoId: string) => own.updateStanding(db, ngoId);
  const theirs = await rowOf(other);
  await save(id);
  expect(await rowOf(id)).toMatchObject({ submitted_at: before, papers_changed_at: null });
  await save(pending!);
  expect(await rowOf(pending!)).toMatchObject({
    papers_changed_at: null,
    submitted_at: expect.any(Date),
  });
  expect((await rowOf(pending!))['submitted_at']).not.toEqual(before);
  await save(suspended!);
  expect(await rowOf(suspended!)).toMatchObject({ papers_changed_at: null, submitted_at: before });
  expect(await rowOf(other)).toEqual(theirs);

  const [sentBack, saved] = await ngosLike(
    [
      { sent_back_at: daysAgo(1), sent_back_reason: 'Which paper?', submitted_at: daysAgo(2) },
      {
        sent_back_at: daysAgo(2),
        sent_back_reason: 'Which paper?',
        submitted_at: daysAgo(1),
        updated_at: daysAgo(3),
      },
    ],
    pending,
  );
  const reasonOf = async (ngoId: string) => (await own.selectOwnNgo(db, ngoId))!.ngo.standing.sentBackReason;
  expect([await reasonOf(sentBack!), await reasonOf(saved!)]).toEqual(['Which paper?', null]);
});

test('the standing of an NGO says whether it waits, is ready, and may be restored', async () => {
  const pending = { status: 'pending', verified_at: null } as const;
  const submitted = { ...pending, submitted_at: daysAgo(3) };
  const changed = { papers_changed_at: daysAgo(3) };
  const standings = async (but: Columns<'ngo'>[]) => {
    const found = [];
    for (const one of await ngosLike(but)) {
      const { standing } = (await lockNgo(db, one))!;
      expect((await verification.selectNgoWithEvidence(db, one))!.standing).toEqual(standing);
      found.push(standing);
    }
    return found;
  };
  const waiting = await standings([
    submitted,
    { ...submitted, sent_back_at: daysAgo(4), updated_at: daysAgo(9) },
    { ...changed },
    { ...changed, sent_back_at: daysAgo(2), updated_at: daysAgo(1), submitted_at: daysAgo(9) },
  ]);
  expect(waiting.map(({ isWaiting }) => isWaiting)).toEqual([true, true, true, true]);
  const others = await standings([
    { ...pending, submitted_at: null },
    { ...submitted, sent_back_at: daysAgo(2), updated_at: daysAgo(1) },
    { ...changed, sent_back_at: daysAgo(2), updated_at: daysAgo(4), submitted_at: daysAgo(1) },
    { papers_changed_at: null, submitted_at: daysAgo(3) },
    { ...submitted, status: 'suspended' },
    { ...changed, status: 'suspended' },
    { ...changed, ...pending },
  ]);
  expect(others.map(({ isWaiting }) => isWaiting)).toEqual(others.map(() => false));
  const ready = await standings([submitted, { ...pending, source: 'imported' }, pending]);
  expect(ready.map(({ isReady }) => isReady)).toEqual([true, true, false]);
  const gone = { status: 'deleted', status_before_deletion: 'verified' } as const;
  const restorable = await standings([
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS - 1) },
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS + 1) },
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS - 1), erased_at: daysAgo(1) },
    {},
  ]);
  expect(restorable.map(({ isRestorable }) => isRestorable)).toEqual([true, false, false, false]);
});

test('what changed while an NGO was suspended is checked anew if it was verified before', async () => {
  const suspended = { status: 'suspended', suspended_reason: 'Complaint', suspended_revision: 1 } as const;
  const [changed, same, never] = await ngosLike([
    { ...suspended, revision: 2 },
    { ...suspended, revision: 1 },
    { ...suspended, revision: 2, verified_at: null },
  ]);
  const unsuspend = async (one: string) =>
    (await updateStatus(db, { id: one, move: 'unsuspend', status: 'pending', reason: null }))[
      'papersChangedAt'
    ];
  expect(await unsuspend(changed!)).not.toBeNull();
  expect([await unsuspend(same!), await unsuspend(never!)]).toEqual([null, null]);
  const [unseen, seen] = await ngosLike([
    { ...suspended, revision: 1 },
    { ...suspended, revision: 2 },
  ]);
  for (const one of [unseen!, seen!]) await raiseRevision(db, one);
  expect(await rowOf(unseen!)).toMatchObject({ revision: 2, suspended_revision: 2 });
  expect(await rowOf(seen!)).toMatchObject({ revision: 3, suspended_revision: 1 });
});

test('a claim is open until it is decided, unless its NGO is deleted', async () => {
  const decided = { decided_at: new Date(), accepted: true, password_hash: null };
  const [claim, neighbour] = [await saveClaim(), await saveClaim()];
  const [past, ofDeleted, ofOther] = [
    await saveClaim(decided),
    await saveClaim({ ngo_id: deleted }),
    await saveClaim({ ngo_id: other }),
  ];
  const open = async (one: string) => (await claims.lockOpenClaim(db, one))?.id;
  expect([await open(claim), await open(past), await open(ofDeleted)]).toEqual([claim, undefined, undefined]);
  const { claims: shown, photos: count } = (await verification.selectNgoWithEvidence(db, id))!;
  expect(shown.map(({ _id }) => _id)).toEqual([claim, neighbour]);
  expect(count).toBe(0);
  await claims.updateDecided(db, { id: claim, isAccepted: false });
  expect([await open(claim), await open(neighbour), await open(ofOther)]).toEqual([
    undefined,
    neighbour,
    ofOther,
  ]);
  const row = { email: 'new@example.org', name: 'Asha', language: 'en', note: null } as const;
  const again = () =>
    registration.insertClaim(db, { ...row, ngoId: id, passwordHash: 'x', consentText: 'joining-1-en' });
  expect([await again(), await again()]).toEqual([expect.any(String), undefined]);
});

test('a deleted NGO is erased after some days, the first deleted first, and alone', async () => {
  await pool.query('update ngo set erased_at = now()');
  const gone = { status: 'deleted', status_before_deletion: 'verified', erased_at: null } as const;
  const [second, first] = await ngosLike([
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS + 1) },
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS + 2) },
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS - 1) },
    { ...gone, deleted_at: daysAgo(RESTORABLE_DAYS + 3), erased_at: daysAgo(1) },
    { erased_at: null },
  ]);
  const next = () => db.transaction().execute(erase.lockNgoToErase);
  expect(await next()).toBe(first);
  for (const ngo_id of [first!, second!]) {
    await savePhoto({ ngo_id });
    await saveClaim({ ngo_id });
    await check(ngo_id);
  }
  const untouched = await rowOf(second!);
  expect(await erase.deletePhotoRows(db, first!)).toHaveLength(1);
  await erase.updateErased(db, first!);
  expect(await rowOf(second!)).toEqual(untouched);
  for (const table of ['ngo_photo', 'ngo_claim', 'ngo_document_check']) {
    const { rows } = await pool.query<{ id: string }>(
      `select ngo_id::text as id from ${table} where ngo_id = any ($1)`,
      [[first, second]],
    );
    expect(rows).toEqual([{ id: second }]);
  }
  expect(await next()).toBe(second);
  await erase.updateErased(db, second!);
  expect(await next()).toBeUndefined();
});

test('a name is known of listed NGOs alone, and one NGO is submitted', async () => {
  const [pending] = await ngosLike([{ status: 'pending' }]);
  expect(await registration.selectListedName(db, id)).toBeDefined();
  expect(await registration.selectListedName(db, pending!)).toBeUndefined();
  const untouched = await rowOf(other);
  await registration.updateSubmitted(db, pending!);
  expect((await rowOf(pending!))['submitted_at']).not.toBeNull();
  expect(await rowOf(other)).toEqual(untouched);
});
