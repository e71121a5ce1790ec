import { beforeEach, describe, expect, test } from 'vitest';
import { savedNgo } from '../../../tests/support/saved-ngo.ts';
import { testDatabase } from '../../../tests/support/database.ts';
import { saveDecoys, saveRow, type Columns } from '../../../tests/support/decoys.ts';
import * as audit from './audit.queries.server.ts';
import * as log from './security-log/security-log.queries.server.ts';
import { selectLinks, selectUnchained } from './verify/audit-chain.queries.server.ts';
import { timesBeforeNow } from '../../../tests/support/days.ts';

const { db, pool } = await testDatabase();
const { daysAgo } = timesBeforeNow();
/** What a field said before a change. */
const before = (mission: string) => ({ before: { mission } as never });
const idsOf = (rows: { _id: string }[]) => rows.map(({ _id }) => _id);

beforeEach(async () => {
  await pool.query('truncate audit_entry, audit_chain, security_event restart identity');
});

describe('the log of changes', () => {
  let ngoId: string;
  let id: string;
  beforeEach(async () => {
    ngoId = await savedNgo(db);
    id = await saveRow(pool, {
      table: 'audit_entry',
      row: {
        at: new Date(),
        account_email: 'meena@team.example',
        role: 'staff',
        address: '192.0.2.1',
        request_id: 'r',
        action: 'updateNgo',
        entity: 'ngo',
        entity_id: ngoId,
        ngo_id: ngoId,
        ...before('First'),
        after: {} as never,
      },
    });
  });
  const entriesLike = (but: Columns<'audit_entry'>[]) =>
    saveDecoys(pool, { table: 'audit_entry', like: id, but });

  test('names the people whom an NGO removed lately, but not those whom our team disabled', async () => {
    const removed = (account: number, but: Columns<'audit_entry'> = {}) => ({
      action: 'removePerson',
      entity: 'account',
      entity_id: String(account),
      before: { email: `person${account}@example.org` } as never,
      at: daysAgo(2),
      ...but,
    });
    await entriesLike([
      removed(20),
      removed(3),
      removed(4, { action: 'changePersonRole' }),
      removed(5, { entity: 'invitation' }),
      removed(6, { ngo_id: await savedNgo(db) }),
      removed(7, { at: daysAgo(4) }),
      removed(8),
      removed(8, { action: 'disableAccount', ngo_id: null }),
      removed(9, { action: 'disableAccount', ngo_id: null }),
      removed(9, { action: 'enableAccount', ngo_id: null }),
      removed(9),
    ]);
    const find = (limit: number) => audit.selectRemovedPeople(db, { ngoId, days: 3, limit });
    const all = [3, 9, 20].map((account) => `person${account}@example.org`);
    expect(await find(10)).toEqual(all);
    expect(await find(2)).toEqual(all.slice(0, 2));
  });

  test('says who did something last', async () => {
    await entriesLike([
      { account_email: 'last@team.example', at: daysAgo(1) },
      { account_email: 'action@team.example', action: 'addNgo' },
      { account_email: 'entity@team.example', entity: 'account' },
      { account_email: 'record@team.example', entity_id: '0' },
    ]);
    const what = { action: 'updateNgo', entity: 'ngo', entityId: ngoId };
    const at = expect.any(String);
    expect(await audit.selectLastDone(db, what)).toEqual({ by: 'last@team.example', at });
    expect(await audit.selectLastDone(db, { ...what, action: 'removeNgo' })).toBeUndefined();
  });

  test('has the entries that pass each filter, the latest first', async () => {
    const [ofOther, added, ofAdmin] = await entriesLike([
      { ngo_id: await savedNgo(db) },
      { action: 'addNgo' },
      { account_email: 'asha@team.example' },
    ]);
    const list = async (filters: audit.AuditFilters, window: { limit?: number; offset?: number } = {}) =>
      idsOf(await audit.selectAuditEntries(db, { filters, limit: 9, ...window }));
    const all = [ofAdmin, added, ofOther, id];
    expect(await list({})).toEqual(all);
    expect(await list({}, { limit: 2, offset: 1 })).toEqual(all.slice(1, 3));
    const older = await audit.selectAuditEntries(db, { filters: {}, limit: 9, olderThan: added });
    expect(idsOf(older)).toEqual([ofOther, id]);
    for (const [filters, found] of [
      [{ q: 'ASHA@' }, [ofAdmin]],
      [{ action: 'addNgo' }, [added]],
      [{ ngoId }, [ofAdmin, added, id]],
    ] as const) {
      expect(await list(filters)).toEqual(found);
      expect(await audit.countAuditEntries(db, filters)).toBe(found.length);
    }
    expect(await audit.selectAuditActions(db)).toEqual(['addNgo', 'updateNgo']);
  });

  test('is read link by link, and an entry without a link is found', async () => {
    const [second, third] = await entriesLike([{}, {}]);
    const links = async (after: number, limit: number) =>
      (await selectLinks(db, { after, limit })).map(({ entryId }) => entryId);
    const [first] = await selectLinks(db, { after: 0, limit: 1 });
    const { position } = first!;
    expect(await links(position - 1, 9)).toEqual([id, second, third]);
    expect(await links(position, 1)).toEqual([second]);
    expect(await selectUnchained(db)).toBeUndefined();
    await pool.query('delete from audit_chain where entry_id = any ($1)', [[second, third]]);
    expect(await selectUnchained(db)).toBe(second);
  });
});

test('the security log has the events that pass each filter, the latest first, for some days', async () => {
  const account = { name: 'Meena', role: 'staff', language: 'en', password_hash: 'x', version: 1 } as const;
  const [meena, asha] = await Promise.all(
    ['meena@team.example', 'asha@team.example'].map((email) =>
      saveRow(pool, { table: 'account', row: { ...account, email, created_at: new Date() } }),
    ),
  );
  const first = await log.insertSecurityEvent(db, {
    kind: 'signedIn',
    accountId: meena!,
    network: 'n',
    requestId: 'r',
    details: {},
  });
  const [ofAsha, failed, ofNobody, old, tooOld] = await saveDecoys(pool, {
    table: 'security_event',
    like: first,
    but: [
      { account_id: asha },
      { kind: 'signInFailed', occurrences: 2 },
      { account_id: null },
      { at: daysAgo(89) },
      { at: daysAgo(91) },
    ],
  });
  const list = async (filters: log.SecurityEventFilters, window = { limit: 9, offset: 0 }) => {
    const { rows, total } = await log.selectSecurityEvents(db, { filters, ...window });
    return [total, ...idsOf(rows)];
  };
  const all = [tooOld, old, ofNobody, failed, ofAsha, first];
  expect(await list({})).toEqual([6, ...all]);
  expect(await list({}, { limit: 2, offset: 1 })).toEqual([6, old, ofNobody]);
  expect(await list({ kind: 'signInFailed' })).toEqual([1, failed]);
  expect(await list({ email: 'ASHA' })).toEqual([1, ofAsha]);
  await log.addOccurrences(db, { id: failed!, occurrences: 3 });
  const recent = await log.countRecentEvents(db, 60);
  expect(Object.fromEntries(recent.map(({ kind, occurrences }) => [kind, occurrences]))).toEqual({
    signedIn: 3,
    signInFailed: 5,
  });
  await log.deleteOldSecurityEvents(db, 90);
  expect(await list({})).toEqual([5, ...all.slice(1)]);
});
