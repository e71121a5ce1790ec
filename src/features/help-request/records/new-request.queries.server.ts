import type { Database } from '#src/server/database.server.ts';
import { idText, orEmpty, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { searchedText } from '#src/features/audit/personal-data/hide-details.server.ts';
import type { CheckedForm } from '#src/features/help-request/help-request.rules.ts';

export type NewRequest = {
  form: CheckedForm;
  /** Filed by an NGO or by staff for a person without email. */
  isAssisted: boolean;
  reference: string;
  district: string;
  language: Language;
  mayMail: boolean;
  idempotencyKey: string | null;
  submissionHash: string;
  contentHash: string;
};

/** Returns the id, or undefined if the reference is taken. */
export async function insertRequest(db: Database, request: NewRequest): Promise<string | undefined> {
  const { form, isAssisted, reference, district, language, mayMail } = request;
  const row = await db
    .insertInto('help_request')
    .values({
      reference,
      is_assisted: isAssisted,
      user_name: form.userName,
      user_mobile: form.userMobile,
      user_email: isAssisted ? null : form.userEmail,
      user_address: form.userAddress,
      help_description: form.helpDescription,
      searched: searchedText([form.helpDescription]),
      user_city: form.userCity,
      district,
      user_help_category: form.userHelpCategory,
      user_pin: form.userPin,
      language,
      may_mail: mayMail,
      safe_contact: form.safeContact || null,
      idempotency_key: request.idempotencyKey,
      sent_hash: request.submissionHash,
      content_hash: request.contentHash,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirst();
  return row?.id;
}

/** Locks and returns the next requests after an id that have no searched text. */
export async function selectUnsearched(db: Database, { after, most }: { after: string; most: number }) {
  return db
    .selectFrom('help_request')
    .select((eb) => [idText(eb, 'id').as('id'), orEmpty(eb, 'help_description').as('description')])
    .where('searched', 'is', null)
    .where('help_description', 'is not', null)
    .where('id', '>', rowId(after))
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Writes the searched text of a request and leaves all other data unchanged. */
export async function updateSearched(
  db: Database,
  { id, description }: { id: string; description: string },
): Promise<void> {
  await db
    .updateTable('help_request')
    .set({ searched: searchedText([description]) })
    .where('id', '=', rowId(id))
    .execute();
}
