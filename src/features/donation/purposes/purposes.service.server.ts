import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { besideOthers } from '#src/features/ngo/guarded-changes/beside-others.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import type { ChangeMailServices } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { formatRupees } from '#src/shared/money.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { checkPurpose, type CleanPurpose } from './purpose-form.rules.ts';
import type { OwnPurpose, PurposeInput } from './purposes.contract.ts';
import {
  countPurposes,
  insertPurpose,
  selectOtherTitles,
  selectPurpose,
  selectPurposes,
  updateClosed,
  updatePurpose,
  type PurposeTitle,
} from './purposes.queries.server.ts';
import { PURPOSES_MOST, type PurposeList } from './purposes.values.ts';

type Own = { id: string; ngoId: string };

/** Returns a page of a list of what the NGO collects for, its total number, and how many each list has. */
export async function listPurposes(
  db: Database,
  { ngoId, list, page, pageSize }: { ngoId: string; list: PurposeList; page: number; pageSize: number },
): Promise<{ rows: OwnPurpose[]; total: number; counts: Record<PurposeList, number> }> {
  const [rows, counts] = await Promise.all([
    selectPurposes(db, { ngoId, list, limit: pageSize, offset: (page - 1) * pageSize }),
    countPurposes(db, ngoId),
  ]);
  return { rows, total: counts[list], counts };
}

/**
 * Returns a purpose for its own NGO.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO.
 */
export async function readPurpose(db: Database, own: Own): Promise<OwnPurpose> {
  const purpose = ROW_ID.test(own.id) ? await selectPurpose(db, own) : undefined;
  if (!purpose) throw notFound();
  return purpose;
}

/**
 * Adds something that the NGO of the caller collects for.
 * @throws {AppError} 422 with every error of the form; 409 if the NGO has reached its limit of open purposes; as
 * `guardNewContacts`.
 */
export async function addPurpose(
  services: ChangeMailServices,
  { input, call }: { input: PurposeInput; call: SignedInCall },
): Promise<OwnPurpose> {
  const ngoId = call.account.ngoId!;
  const purpose = checkedPurpose({ input });
  return inLockedNgo(services.db, ngoId, async (transaction) => {
    await refuseMoreThanMost(transaction, ngoId);
    const own = { id: await insertPurpose(transaction, { ngoId, purpose }), ngoId };
    const added = await readPurpose(transaction, own);
    await guardContacts({ ...services, db: transaction }, { own, call, after: added });
    await record(transaction, { action: 'addPurpose', own, call, after: auditFieldsOf(added) });
    return added;
  });
}

/**
 * Saves a purpose of the NGO of the caller; omitted fields are emptied.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 422 with every error of the form; 409 if it was
 * saved since `revision`, with the current purpose in `data`; as `guardNewContacts`.
 */
export async function savePurpose(
  services: ChangeMailServices,
  {
    id,
    revision,
    input,
    call,
  }: { id: string; revision: number | undefined; input: PurposeInput; call: SignedInCall },
): Promise<OwnPurpose> {
  const own = { id, ngoId: call.account.ngoId! };
  return inLockedNgo(services.db, own.ngoId, async (transaction) => {
    const before = await readPurpose(transaction, own);
    const purpose = checkedPurpose({ input, saved: before });
    if (revision !== undefined && revision !== before.revision)
      throw new AppError({ status: 409, key: 'purposeChangedMeanwhile', data: { now: before } });
    await updatePurpose(transaction, { ...own, purpose });
    const after = await readPurpose(transaction, own);
    await guardContacts({ ...services, db: transaction }, { own, call, before, after });
    const sides = { before: auditFieldsOf(before), after: auditFieldsOf(after) };
    await record(transaction, { action: 'editPurpose', own, call, ...sides });
    return after;
  });
}

/**
 * Stops collecting for a purpose, or begins again. Does nothing if it is so already.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it should be opened, and the NGO has
 * reached its limit of open purposes; as `guardNewContacts` if it is opened: its texts are public anew.
 */
export async function setPurposeClosed(
  services: ChangeMailServices,
  { id, isClosed, call }: { id: string; isClosed: boolean; call: SignedInCall },
): Promise<OwnPurpose> {
  const own = { id, ngoId: call.account.ngoId! };
  return inLockedNgo(services.db, own.ngoId, async (transaction) => {
    const before = await readPurpose(transaction, own);
    if (before.isClosed === isClosed) return before;
    if (!isClosed) {
      await refuseMoreThanMost(transaction, own.ngoId);
      await guardContacts({ ...services, db: transaction }, { own, call, after: before });
    }
    await updateClosed(transaction, { ...own, isClosed });
    const action = isClosed ? 'closePurpose' : 'reopenPurpose';
    const sides = { before: { isClosed: before.isClosed }, after: { isClosed } };
    await record(transaction, { action, own, call, ...sides });
    return readPurpose(transaction, own);
  });
}

type PurposeChange = { own: Own; call: SignedInCall; before?: OwnPurpose; after: OwnPurpose };

/** Guards the texts of a purpose, and its title beside those of the others, which donors see in one list. */
async function guardContacts(
  services: ChangeMailServices,
  { own, call, before, after }: PurposeChange,
): Promise<void> {
  const others = await selectOtherTitles(services.db, own);
  await guardNewContacts(services, {
    call,
    title: after.title,
    before: before ? textsBeside(others, before) : { others },
    after: textsBeside(others, after),
  });
}

/** Returns the texts of a purpose without its amounts, which have as many digits as phone numbers. */
function textsBeside(others: readonly PurposeTitle[], purpose: OwnPurpose): object {
  const { title, titleGu, titleHi, goal: _goal, received: _received, ...texts } = purpose;
  return { titles: besideOthers({ title, titleGu, titleHi }, others), ...texts };
}

/** Runs changes of the purposes of an NGO one after another, so that they cannot exceed the limit together. */
function inLockedNgo<Result>(
  db: Database,
  ngoId: string,
  change: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    await lockNgo(transaction, ngoId);
    return change(transaction);
  });
}

async function refuseMoreThanMost(db: Database, ngoId: string): Promise<void> {
  if ((await countPurposes(db, ngoId)).open >= PURPOSES_MOST)
    throw new AppError({ status: 409, key: 'purposesFull' });
}

function checkedPurpose({ input, saved }: { input: PurposeInput; saved?: OwnPurpose }): CleanPurpose {
  const { purpose, errors } = checkPurpose({ form: input, today: todayInIndia(), saved });
  const keys = Object.values(errors);
  if (keys.length === 0) return purpose;
  throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
}

type Change = { action: string; own: Own; call: SignedInCall; before?: object; after: object };

async function record(
  db: Database,
  { action, own: { id, ngoId }, call, before = {}, after }: Change,
): Promise<void> {
  const about = { action, entity: 'donationPurpose', entityId: id, ngoId };
  await recordChange(db, { call, change: { ...about, before: { ...before }, after: { ...after } } });
}

function auditFieldsOf(purpose: OwnPurpose): object {
  const { _id, isClosed, received, donations, revision, goal, ...texts } = purpose;
  return { ...texts, goal: goal && formatRupees(goal) };
}
