import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { CleanHelpForm } from '#src/features/help-request/help-request.rules.ts';

export type NewRequest = {
  form: CleanHelpForm;
  reference: string;
  district: string;
  language: Language;
  mayMail: boolean;
  idempotencyKey: string | null;
  sentHash: string;
  contentHash: string;
};

/** One submission of an address at a time, until the transaction ends. */
export async function lockSender(db: Database, email: string): Promise<void> {
  await runQuery(db, {
    text: `select pg_advisory_xact_lock(hashtextextended('help ' || $1, 0))`,
    values: [email],
  });
}

/** The reference of what was sent already with all the same, the code included: who sends it again knows that code. */
export async function selectSent(
  db: Database,
  { email, sentHash }: { email: string; sentHash: string },
): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: 'select reference from help_request where user_email = $1 and sent_hash = $2',
    values: [email, sentHash],
  });
  return row?.[0];
}

/** The reference of what a proven address sent before under the same key, or with the same words some minutes ago. */
export async function selectSameContent(
  db: Database,
  given: { email: string; idempotencyKey: string | null; contentHash: string; minutes: number },
): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select reference from help_request where user_email = $1 and (idempotency_key = $2
        or content_hash = $3 and created_at > now() - make_interval(mins => $4)) order by id limit 1`,
    values: [given.email, given.idempotencyKey, given.contentHash, given.minutes],
  });
  return row?.[0];
}

/** The reference of a request of that address for the same thing in the same place that somebody still looks after. */
export async function selectOpenAlike(
  db: Database,
  { email, city, category }: { email: string; city: string; category: string },
): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select reference from help_request where user_email = $1 and user_city = $2 and user_help_category = $3
        and status in ('open', 'accepted') order by id desc limit 1`,
    values: [email, city, category],
  });
  return row?.[0];
}

/** Gives the id; undefined when the reference is taken. */
export async function insertRequest(db: Database, request: NewRequest): Promise<string | undefined> {
  const { form, reference, district, language, mayMail, idempotencyKey, sentHash, contentHash } = request;
  const [row] = await runQuery<[string]>(db, {
    text: `insert into help_request (reference, user_name, user_mobile, user_email, user_address, help_description,
        user_city, district, user_help_category, user_pin, language, may_mail, safe_contact, idempotency_key, sent_hash,
        content_hash)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
      on conflict (reference) do nothing returning id::text`,
    values: [
      ...[reference, form.userName, form.userMobile, form.userEmail, form.userAddress, form.helpDescription],
      ...[form.userCity, district, form.userHelpCategory, form.userPin, language, mayMail],
      ...[form.safeContact || null, idempotencyKey, sentHash, contentHash],
    ],
  });
  return row?.[0];
}
