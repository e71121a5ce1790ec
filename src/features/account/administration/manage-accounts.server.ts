import { EMAIL_MOST, PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { apiMessages } from '#src/messages/api-messages.ts';
import { selectAccountNgo } from '#src/features/account/ngo-accounts/account-ngo.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import type { Language } from '#src/shared/languages.ts';
import { recordOperatorChange } from '#src/features/audit/audit.service.server.ts';
import {
  insertAccount,
  selectAccountByEmail,
  updatePassword,
  type AccountRow,
} from '#src/features/account/account.queries.server.ts';
import { type Role } from '#src/features/account/account.values.ts';
import {
  updateDisabled,
  updateEnabled,
} from '#src/features/account/accounts/account-state.queries.server.ts';
import { findPasswordError, hashPassword } from '#src/features/account/password/passwords.server.ts';

/** Nothing was changed. The message tells the operator why. */
export class AccountError extends Error {
  override name = 'AccountError';
}

/**
 * Returns the address in the form that accounts store: trimmed and in lower case.
 * @throws {AccountError} if the address is missing or not valid.
 */
export function readEmail(input: string | undefined): string {
  const email = input?.trim().toLowerCase() ?? '';
  if (email === '') throw new AccountError('--email is missing.');
  if (email.length > EMAIL_MOST || !isEmail(email)) throw new AccountError(`${email} is no email address.`);
  return email;
}

/**
 * Checks a new password. `about` are texts that others know about its owner.
 * @throws {AccountError} describing what is wrong with the password.
 */
export function refuseBadPassword(password: string, about: readonly string[] = []): void {
  const error = findPasswordError(password, about);
  if (error) throw new AccountError(apiMessages.en[error]);
}

type NewPerson = {
  email: string;
  name: string;
  role: Role;
  /** The id of the NGO for the role `ngo`, otherwise null. */
  ngoId: string | null;
  language: Language;
  password: string;
};

/**
 * Adds an account that can sign in at once.
 * @throws {AccountError} if the name, the NGO or the password is not acceptable, or the address already has
 * an account.
 */
export async function addAccount(db: Database, person: NewPerson): Promise<void> {
  const { email, role, ngoId, language, password } = person;
  const name = person.name.trim();
  if (name === '' || name.length > PERSON_NAME_MOST)
    throw new AccountError(`--name must have 1 to ${PERSON_NAME_MOST} characters.`);
  refuseBadPassword(password, [name, email]);
  if (ngoId !== null && !(await selectAccountNgo(db, ngoId)))
    throw new AccountError(`There is no NGO ${ngoId}.`);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    const id = await insertAccount(transaction, {
      email,
      name,
      role,
      ngoId,
      language,
      passwordHash,
      ngoRole: ngoId === null ? null : 'manager',
    });
    if (id === undefined) throw new AccountError(`${email} has an account already.`);
    const after = { email, name, role };
    await recordOperatorChange(transaction, { ...changeOf('addAccount', { id, ngoId }), after });
  });
}

/**
 * Disables an account. Nobody can sign in with it any more; its tokens and the invitations it sent become invalid.
 * @throws {AccountError} if there is no such account, or it is already disabled.
 */
export async function disableAccount(db: Database, email: string): Promise<void> {
  const account = await findAccount(db, email);
  await db.transaction().execute(async (transaction) => {
    if (!(await updateDisabled(transaction, account.id)))
      throw new AccountError(`${email} is disabled already.`);
    const fields = { before: { disabled: false }, after: { disabled: true } };
    await recordOperatorChange(transaction, { ...changeOf('disableAccount', account), ...fields });
  });
}

/**
 * Lets a disabled account sign in again. Its earlier tokens stay invalid.
 * @throws {AccountError} if there is no such account, or it is not disabled.
 */
export async function enableAccount(db: Database, email: string): Promise<void> {
  const account = await findAccount(db, email);
  await db.transaction().execute(async (transaction) => {
    if (!(await updateEnabled(transaction, account.id))) throw new AccountError(`${email} is not disabled.`);
    const fields = { before: { disabled: true }, after: { disabled: false } };
    await recordOperatorChange(transaction, { ...changeOf('enableAccount', account), ...fields });
  });
}

/**
 * Sets a new password and signs the account out everywhere. With `forgetTotp`, also removes its authenticator
 * app.
 * @throws {AccountError} if there is no such account, or the password is not acceptable.
 */
export async function replacePassword(
  db: Database,
  { email, password, forgetTotp }: { email: string; password: string; forgetTotp: boolean },
): Promise<void> {
  const account = await findAccount(db, email);
  refuseBadPassword(password, [account.name, email]);
  const passwordHash = await hashPassword(password);
  await db.transaction().execute(async (transaction) => {
    await updatePassword(transaction, { id: account.id, passwordHash, forgetTotp });
    const usesTotp = account.totpSecret !== null;
    await recordOperatorChange(transaction, {
      ...changeOf('setPassword', account),
      before: { password: 'old', usesTotp },
      after: { password: 'new', usesTotp: usesTotp && !forgetTotp },
    });
  });
}

async function findAccount(db: Database, email: string): Promise<AccountRow> {
  const account = await selectAccountByEmail(db, email);
  if (!account) throw new AccountError(`There is no account of ${email}.`);
  return account;
}

function changeOf(action: string, { id, ngoId }: Pick<AccountRow, 'id' | 'ngoId'>) {
  return { action, entity: 'account', entityId: id, ngoId };
}
