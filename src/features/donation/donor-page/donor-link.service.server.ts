import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { mayMailVisitor } from '#src/features/mail/visitor-mail.server.ts';
import type { Caller } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import { hashWith, seal, unseal, type Keys } from '#src/server/security/keys.server.ts';
import { consumeRateLimit, type RateLimit } from '#src/server/security/rate-limit.server.ts';
import { cleanText } from '#src/shared/clean-text.ts';
import { isEmail } from '#src/shared/india/contact-details.ts';
import { LANGUAGES, type Language } from '#src/shared/languages.ts';
import type { DonationServices } from '#src/features/donation/donation-services.server.ts';
import { donorLinkMail } from './donor-page.emails.server.ts';
import { hasGifts, insertDonorLink, selectDonorEmail } from './donor-link.queries.server.ts';
import { DONOR_LINK_DAYS } from './donor-page.values.ts';

/** The job that looks for gifts of a mailbox and mails the link. */
export const MAIL_DONOR_LINK = 'mailDonorLink';

const TOKEN_BYTES = 32;
/** High, because many phones share one address of a mobile network. */
const ASKING: RateLimit = { name: 'donor-link-from', requests: 600, seconds: 3600 };

const jobData = z.object({ email: z.string(), language: z.enum(LANGUAGES) });

/**
 * Mails the link to a donor's own page, if the mailbox gave anything. A job does the work, so that neither the answer
 * nor its timing reveals whether it did. Beyond the limits of a mailbox nothing is mailed.
 * @throws {AppError} 422 if this is no mail address; 429 after too many attempts from one address.
 */
export async function requestDonorLink(
  { db, keys, queue }: DonationServices,
  { email: input, caller }: { email: string; caller: Caller },
): Promise<void> {
  const email = cleanText({ text: input, keepLines: false }).toLowerCase();
  if (!isEmail(email))
    throw new AppError({ status: 422, key: 'donorEmailWrong', fields: { email: 'donorEmailWrong' } });
  await consumeRateLimit(db, { limit: ASKING, caller, message: 'donorLinkTooManyTries' });
  if (!(await mayMailVisitor(db, { email, caller }))) return;
  // The queue stores finished jobs for a while, where nobody should read strangers' addresses.
  const text = JSON.stringify({ email, language: caller.language });
  const sealed = seal({ keys, text, about: MAIL_DONOR_LINK });
  await queue.send({ db, name: MAIL_DONOR_LINK, data: { sealed } });
}

/** Runs the job that `requestDonorLink` queued. */
export async function mailDonorLink(services: DonationServices, data: { sealed: string }): Promise<void> {
  const { keys } = services;
  const opened = unseal({ keys, sealed: data.sealed, about: MAIL_DONOR_LINK });
  const { email, language } = jobData.parse(JSON.parse(opened));
  if (!(await hasGifts(services.db, email))) return;
  await services.db.transaction().execute(async (db) => {
    const token = await addDonorLink({ db, keys }, { email, language });
    const text = donorLinkMail({ token, language });
    await queueMail({ ...services, db }, { event: 'donorLink', to: email, language, text });
  });
}

/** Makes a link to the page of a mailbox. Returns its secret token, of which only a hash is stored. */
export async function addDonorLink(
  { db, keys }: { db: Database; keys: Keys },
  { email, language }: { email: string; language: Language },
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const tokenHash = hashWith(keys.code, token);
  await insertDonorLink(db, { tokenHash, email, language, days: DONOR_LINK_DAYS });
  return token;
}

/** Returns the mailbox whose page this token opens, or undefined. The token is hashed with a key of its time. */
export async function findDonorEmail(
  { db, keys }: { db: Database; keys: Keys },
  token: string,
): Promise<string | undefined> {
  const all = keys.previous ? [keys, keys.previous] : [keys];
  const hashes = all.map(({ code }) => hashWith(code, token));
  return selectDonorEmail(db, hashes);
}
