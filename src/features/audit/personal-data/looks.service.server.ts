import { apiMessages } from '#src/messages/api-messages.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, needsConfirmation } from '#src/server/errors.server.ts';
import { consumeRateLimit, countRequest, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { hideDetails, hideDetailsIn } from './hide-details.server.ts';
import { isContactSearch } from '#src/search/person-words.server.ts';
import { countLooks, insertLooks, lockLooks, selectSeen } from './looks.queries.server.ts';
import { KEPT_FOR_PASSWORD, PEOPLE_A_DAY, type RecordKind } from './looks.values.ts';

type Look = {
  call: SignedInCall;
  kind: RecordKind;
  /** What was done, named like the endpoint. */
  action: string;
  /** What was looked at: the list, or the record itself. */
  entity: string;
  entityId?: string | undefined;
};

/**
 * Counts a look of an account at the contact details of the people in these records, in its budget of the day, and
 * records it in the audit log as one row. Every door through which such details leave calls this, so that all share one
 * budget. Returns the records that may be shown: those seen today already, and as many others as the budget leaves.
 */
export async function countLook(
  db: Database,
  { ids, ...look }: Look & { ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const accountId = look.call.account.id;
  const { kind } = look;
  return db.transaction().execute(async (transaction) => {
    await lockLooks(transaction, accountId);
    const seen = await selectSeen(transaction, { accountId, kind, ids });
    const others = ids.filter((id) => !seen.has(id));
    const { people } = await countLooks(transaction, { accountId, kind });
    const shown = others.slice(0, Math.max(0, PEOPLE_A_DAY - people));
    await insertLooks(transaction, { accountId, kind, ids: [...seen, ...shown] });
    if (shown.length > 0) await recordLook(transaction, { ...look, people: shown.length });
    return new Set([...seen, ...shown]);
  });
}

/**
 * Does the same for a paper about one person, of which nothing can be left out.
 * @throws {AppError} 429 if the budget of the day is used up.
 */
export async function requireLook(db: Database, { id, ...look }: Look & { id: string }): Promise<void> {
  if (!(await countLook(db, { ...look, ids: [id] })).has(id))
    throw new AppError({ status: 429, key: 'peopleUsedUp' });
}

/**
 * Returns what to save if a text about one person is replaced. Whoever was shown it without contact details
 * and leaves it so changes nothing; whoever replaces one that holds some looks at it. Nobody has a replaced
 * text any more, so that it needs the password, unless the new one contains it.
 * @throws {AppError} 403 if the password was not typed again; 429 if the budget of the day is used up.
 */
export async function readReplacement(
  db: Database,
  { before, after, ...look }: Look & { id: string; before: string; after: string },
): Promise<string> {
  const hidden = hideDetails({ text: before, language: look.call.caller.language });
  if (after === hidden) return before;
  if (!after.includes(before) && look.call.isConfirmed !== true) throw needsConfirmation();
  if (hidden === before) return after;
  await requireLook(db, look);
  return after;
}

type People<Row> = Look & {
  rows: readonly Row[];
  /** Returns the row with its columns of contact details masked. Those in its texts are hidden for all rows. */
  mask?: (row: Row) => Row;
  /** The search that found the rows. */
  q?: string | undefined;
};

/**
 * Shows the rows of a list with the contact details of as many people as the budget of the day leaves, and the others
 * masked, also in what people wrote. A row without contact details does not count, and stays the same object. `notice`
 * then says in the language of the caller what to do.
 */
export async function showPeople<Row extends { _id: string }>(
  db: Database,
  { rows, mask = (row) => row, q = '', ...look }: People<Row>,
): Promise<{ rows: Row[]; notice?: string; total?: number }> {
  if (isContactSearch(q)) return showFound(db, { rows, ...look });
  const { language } = look.call.caller;
  const both = rows.map((row) => ({ row, masked: hideDetailsIn({ row: mask(row), language }) }));
  const withContact = both.filter(({ row, masked }) => JSON.stringify(row) !== JSON.stringify(masked));
  const ids = withContact.map(({ row }) => row._id);
  const shown = await countLook(db, { ...look, ids });
  const hidden = new Set(ids.filter((id) => !shown.has(id)));
  return {
    rows: both.map(({ row, masked }) => (hidden.has(row._id) ? masked : row)),
    ...(hidden.size > 0 && { notice: apiMessages[language].peopleUsedUp }),
  };
}

/**
 * Shows whom a whole number or address found. That they are there is what lists mask, so above the budget they are left out,
 * and the answer is the same as if nobody were found. A page beyond the last shows nobody, so it counts nobody either.
 */
async function showFound<Row extends { _id: string }>(
  db: Database,
  { rows, ...look }: People<Row>,
): Promise<{ rows: Row[]; notice?: string; total?: number }> {
  const { account, caller } = look.call;
  const shown = await countLook(db, { ...look, ids: rows.map(({ _id }) => _id) });
  const { people } = await countLooks(db, { accountId: account.id, kind: look.kind });
  const found = rows.filter(({ _id }) => shown.has(_id));
  if (found.length === rows.length && people < PEOPLE_A_DAY)
    return found.length > 0 ? { rows: found } : { rows: found, total: 0 };
  return { rows: found, total: found.length, notice: apiMessages[caller.language].peopleUsedUp };
}

/** Does the same for one row, after a change of it too: the change must not show what a look would not. */
export async function showPerson<Row extends { _id: string }>(
  db: Database,
  { row, ...people }: Omit<People<Row>, 'rows'> & { row: Row },
): Promise<Row> {
  const { rows } = await showPeople(db, { ...people, rows: [row] });
  return rows[0] ?? row;
}

/** Searches for a number or a mail address per day. With many more, masked ones could be found out digit by digit. */
const CONTACT_SEARCHES: RateLimit = { name: 'contact-searches', requests: 500, seconds: 86_400 };
/** Searches for anything per day. The letters of a masked address could be found out one by one too, but more slowly. */
const SEARCHES: RateLimit = { name: 'people-searches', requests: 3000, seconds: 86_400 };

/**
 * Counts a search among people, whose text may be a part of a number or a mail address. Calls with the password have more
 * of them (`KEPT_FOR_PASSWORD`), so the contract must set `confirm`.
 * @throws {AppError} 403 if they are used up and the password was not typed again; 429 with the time to wait, if those with
 * the password are used up too.
 */
export async function countContactSearch(
  db: Database,
  { q = '', call }: { q?: string | undefined; call: SignedInCall },
): Promise<void> {
  if (q.trim() === '') return;
  const subject = call.account.id;
  const digits = q.match(/\p{Nd}/gu)?.length ?? 0;
  const limit = digits >= 3 || q.includes('@') ? CONTACT_SEARCHES : SEARCHES;
  if ((await countRequest(db, { limit, subject })) === undefined) return;
  if (call.isConfirmed !== true) throw needsConfirmation('searchesUsedUp');
  const { name, requests, seconds } = limit;
  const kept = { name: `${name}-kept`, requests: requests * KEPT_FOR_PASSWORD, seconds };
  await consumeRateLimit(db, { limit: kept, subject });
}

/**
 * Counts one look at the contact details of one record in the transaction `db`, whether it is shown or not, and returns
 * how often the account looked at records of this kind today, for limits that are stricter than the budget. Nothing is
 * recorded.
 */
export async function countLookOfKind(
  db: Database,
  { accountId, kind, id }: { accountId: string; kind: RecordKind; id: string },
): Promise<number> {
  await lockLooks(db, accountId);
  await insertLooks(db, { accountId, kind, ids: [id] });
  return (await countLooks(db, { accountId, kind })).looks;
}

/**
 * Returns whether the account has looked at a record today, and how often at records of this kind, in the transaction
 * `db`. Counts nothing.
 */
export async function readLooksOfKind(
  db: Database,
  { accountId, kind, id }: { accountId: string; kind: RecordKind; id: string },
): Promise<{ isSeen: boolean; looks: number }> {
  await lockLooks(db, accountId);
  const seen = await selectSeen(db, { accountId, kind, ids: [id] });
  return { isSeen: seen.has(id), looks: (await countLooks(db, { accountId, kind })).looks };
}

async function recordLook(
  db: Database,
  { call, action, entity, entityId = '', people }: Look & { people: number },
): Promise<void> {
  const about = { action, entity, entityId, ngoId: call.account.ngoId };
  await recordChange(db, { call, change: { ...about, after: { people } } });
}
