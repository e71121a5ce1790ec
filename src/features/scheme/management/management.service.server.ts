import { recordChange } from '#src/features/audit/audit.service.server.ts';
import type { MessageKey } from '#src/messages/api-messages.ts';
import { needById } from '#src/search/need-catalogue.server.ts';
import type { SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, needsConfirmation, notFound } from '#src/server/errors.server.ts';
import { prefixQuery } from '#src/search/row-words.server.ts';
import { indexScheme } from '#src/features/scheme/scheme-lexemes.server.ts';
import { besideOthers } from '#src/features/ngo/guarded-changes/beside-others.ts';
import { guardNewContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import type { ChangeMailServices } from '#src/features/ngo/guarded-changes/change-mails.service.server.ts';
import { lockNgo } from '#src/features/ngo/ngo.service.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import type { SchemeRow } from '#src/features/scheme/scheme-rows.server.ts';
import type { ListedScheme, OwnScheme, SchemeInput } from './management.contract.ts';
import { DELETED_FACTOR, SCHEMES_MOST, SCHEMES_MOST_UNCHECKED } from '#src/features/scheme/scheme.values.ts';
import {
  countForAdding,
  countNewRegistrations,
  insertScheme,
  lockOwnScheme,
  selectOtherNames,
  selectOwnScheme,
  selectOwnSchemes,
  updateDeleted,
  updateSchemeRow,
  type SchemeNames,
} from './management.queries.server.ts';
import { checkScheme } from './scheme-form.rules.ts';

/** Limit without paging, higher than any NGO reaches. */
const ALL_MOST = 1000;

/**
 * Returns the schemes of an NGO, latest first, and their total number. Without `pageSize` it returns all of
 * them. `newUser` counts new registrations over all schemes.
 */
export async function listOwnSchemes(
  db: Database,
  query: { ngoId: string; q: string; page: number; pageSize: number | undefined },
): Promise<{ rows: ListedScheme[]; total: number; pageSize: number; newUser: number }> {
  const { ngoId, q, page, pageSize = ALL_MOST } = query;
  const offset = (page - 1) * pageSize;
  const [result, newUser] = await Promise.all([
    selectOwnSchemes(db, { ngoId, words: prefixQuery(q), limit: pageSize, offset }),
    countNewRegistrations(db, ngoId),
  ]);
  return { ...result, pageSize, newUser };
}

/**
 * Returns a scheme for its own NGO.
 * @throws {AppError} 404 if it does not exist, belongs to another NGO, or is deleted.
 */
export async function readOwnScheme(
  db: Database,
  { id, ngoId }: { id: string; ngoId: string },
): Promise<OwnScheme> {
  const scheme = ROW_ID.test(id) ? await selectOwnScheme(db, { id, ngoId }) : undefined;
  if (!scheme) throw notFound();
  return scheme;
}

/** Returns the schemes of an NGO, by their names. */
export async function listTextsOfSchemes(
  db: Database,
  ngoId: string,
): Promise<{ title: string; texts: object }[]> {
  const listed = await selectOwnSchemes(db, { ngoId, words: '', limit: ALL_MOST, offset: 0 });
  const schemes = await Promise.all(listed.rows.map(({ _id: id }) => readOwnScheme(db, { id, ngoId })));
  return schemes.map((texts) => ({ title: texts.schemeName, texts }));
}

/**
 * Adds a scheme to the NGO of the caller. It becomes public once the NGO is verified.
 * @throws {AppError} 422 with every error of the form; 409 if the NGO has reached its limit of schemes; 403
 * if it is public at once and the password was not typed again; as `guardNewContacts`.
 */
export async function addScheme(
  services: ChangeMailServices,
  { input, call }: { input: SchemeInput; call: SignedInCall },
): Promise<OwnScheme> {
  const ngoId = call.account.ngoId!;
  // If no need is confirmed, the search uses the needs detected in the texts.
  const row = checkedRow({ input, confirmed: [] });
  return services.db.transaction().execute(async (transaction) => {
    await refuseTooMany(transaction, call);
    requirePassword(call);
    const id = await insertScheme(transaction, { ngoId, row });
    const scheme = await readOwnScheme(transaction, { id, ngoId });
    await guardContacts({ ...services, db: transaction }, { call, after: scheme });
    await recordSchemeChange(transaction, { action: 'addNewScheme', id, call, after: auditFieldsOf(scheme) });
    return scheme;
  });
}

/**
 * Saves a scheme of the NGO of the caller. Omitted fields are emptied, except `needs`.
 * @throws {AppError} 404 if it does not exist, belongs to another NGO, or is deleted; 422 with every error of
 * the form; 409 if it was saved since `revision`, with the current scheme in `data`; 403 if it is public and the
 * password was not typed again; as `guardNewContacts`.
 */
export async function saveScheme(
  services: ChangeMailServices,
  {
    id,
    revision,
    input,
    call,
  }: { id: string; revision: number | undefined; input: SchemeInput; call: SignedInCall },
): Promise<OwnScheme> {
  const ids = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (transaction) => {
    // Two names saved at once may say a number together.
    await lockNgo(transaction, ids.ngoId);
    const current = await lockedScheme(transaction, ids);
    const before = await readOwnScheme(transaction, ids);
    const row = checkedRow({ input, confirmed: current.needs });
    if (revision !== undefined && revision !== current.revision)
      throw new AppError({ status: 409, key: 'schemeChangedMeanwhile', data: { now: before } });
    requirePassword(call);
    await updateSchemeRow(transaction, { ...ids, row });
    const after = await readOwnScheme(transaction, ids);
    await guardContacts({ ...services, db: transaction }, { call, before, after });
    const sides = { before: auditFieldsOf(before), after: auditFieldsOf(after) };
    await recordSchemeChange(transaction, { action: 'updateScheme', id, call, ...sides });
    return after;
  });
}

/**
 * Deletes a scheme of the NGO of the caller. It disappears at once and can be restored for ten minutes.
 * @throws {AppError} 404 if it does not exist, belongs to another NGO, or is already deleted.
 */
export async function deleteScheme(
  db: Database,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  const ids = { id, ngoId: call.account.ngoId! };
  await db.transaction().execute(async (transaction) => {
    if ((await lockedScheme(transaction, ids)).isDeleted) throw notFound();
    const { schemeName } = await readOwnScheme(transaction, ids);
    await updateDeleted(transaction, { ...ids, isDeleted: true });
    await recordSchemeChange(transaction, { action: 'deleteScheme', id, call, before: { schemeName } });
  });
}

/**
 * Restores a deleted scheme together with its registrations. A scheme that is not deleted stays unchanged.
 * @throws {AppError} 404 if it does not exist or belongs to another NGO; 409 if it was deleted more than ten
 * minutes ago; 403 if its texts are public anew and the password was not typed again; as `guardNewContacts`.
 */
export async function restoreScheme(
  services: ChangeMailServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<OwnScheme> {
  const ids = { id, ngoId: call.account.ngoId! };
  return services.db.transaction().execute(async (transaction) => {
    await lockNgo(transaction, ids.ngoId);
    const { isDeleted, canBeRestored } = await lockedScheme(transaction, ids);
    if (!isDeleted) return readOwnScheme(transaction, ids);
    if (!canBeRestored) throw new AppError({ status: 409, key: 'schemeRestoreTooLate' });
    requirePassword(call);
    await updateDeleted(transaction, { ...ids, isDeleted: false });
    const scheme = await readOwnScheme(transaction, ids);
    await guardContacts({ ...services, db: transaction }, { call, after: scheme });
    const after = { schemeName: scheme.schemeName };
    await recordSchemeChange(transaction, { action: 'restoreScheme', id, call, after });
    return scheme;
  });
}

/** @throws {AppError} 403 if schemes of the NGO are public and the password was not typed again. */
function requirePassword({ account, isConfirmed }: SignedInCall): void {
  if (account.standing === 'verified' && isConfirmed !== true) throw needsConfirmation();
}

async function refuseTooMany(db: Database, { account }: SignedInCall): Promise<void> {
  const isChecked = account.standing === 'verified';
  const most = isChecked ? SCHEMES_MOST : SCHEMES_MOST_UNCHECKED;
  // Prevents concurrent requests from exceeding the limit.
  await lockNgo(db, account.ngoId!);
  const { live, all } = await countForAdding(db, account.ngoId!);
  if (live >= most || all >= most * DELETED_FACTOR)
    throw new AppError({ status: 409, key: isChecked ? 'schemesFull' : 'schemesFullUnchecked' });
}

type SavedScheme = { call: SignedInCall; before?: OwnScheme; after: OwnScheme };

/** Guards the texts of a scheme, and its name beside those of the others: the page of the NGO lists them. */
async function guardContacts(
  services: ChangeMailServices,
  { call, before, after }: SavedScheme,
): Promise<void> {
  const others = await selectOtherNames(services.db, { id: after._id, ngoId: call.account.ngoId! });
  await guardNewContacts(services, {
    call,
    title: after.schemeName,
    before: before ? textsBeside(others, before) : { others },
    after: textsBeside(others, after),
  });
}

function textsBeside(others: readonly SchemeNames[], scheme: OwnScheme): object {
  const { schemeName: name, ...texts } = scheme;
  const { gu, hi } = scheme.translations;
  const own = { name, nameGu: gu?.schemeName ?? null, nameHi: hi?.schemeName ?? null };
  return { names: besideOthers(own, others), ...texts };
}

async function lockedScheme(db: Database, ids: { id: string; ngoId: string }) {
  const scheme = ROW_ID.test(ids.id) ? await lockOwnScheme(db, ids) : undefined;
  if (!scheme) throw notFound();
  return scheme;
}

/**
 * Validates a form and returns the row to write. `known` are the needs confirmed before.
 * @throws {AppError} 422 with every error of the form.
 */
function checkedRow({ input, confirmed }: { input: SchemeInput; confirmed: readonly string[] }): SchemeRow {
  const { scheme, errors: ofTexts } = checkScheme(input);
  const needs = [...new Set(input.needs ?? confirmed)];
  const areValid = input.needs === undefined || needs.every((id) => needById.has(id));
  const errors: Record<string, MessageKey> = { ...ofTexts, ...(!areValid && { needs: 'needsInvalid' }) };
  const keys = Object.values(errors);
  if (keys.length > 0)
    throw new AppError({ status: 422, key: keys.length === 1 ? keys[0]! : 'lookAtFields', fields: errors });
  return { ...scheme, needs, ...indexScheme({ ...scheme, needs }) };
}

type SchemeChange = { action: string; id: string; before?: object; after?: object };

async function recordSchemeChange(
  db: Database,
  { call, id, ...change }: SchemeChange & { call: SignedInCall },
) {
  const about = { entity: 'scheme', entityId: id, ngoId: call.account.ngoId };
  const { action, before = {}, after = {} } = change;
  await recordChange(db, { call, change: { ...about, action, before: { ...before }, after: { ...after } } });
}

/** Returns the fields for the audit log: the scheme itself, without its counts and times. */
function auditFieldsOf(scheme: OwnScheme): object {
  const { _id, registerUser, newUser, createdAt, updatedAt, revision, proposedNeeds, needs, ...fields } =
    scheme;
  return { ...fields, needs: needs.map(({ id }) => id) };
}
