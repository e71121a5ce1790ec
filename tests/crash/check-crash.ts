import type { Submission } from './help-client.ts';
import type { KilledApp } from './killed-app.ts';
import type { MailBox } from './received-mails.ts';

export type CrashCheck = {
  accepted: number;
  stored: number;
  lost: number;
  duplicates: number;
  /** Requests that no client sent. */
  unknown: number;
  routed: number;
  mailsExpected: number;
  mailsDelivered: number;
  /** Copies of a mail that was already delivered, with the same Message-ID. */
  mailsDuplicated: number;
  /** Responses that were interrupted or were a server error. */
  interrupted: number;
  errors: string[];
};
export type CrashFigures = CrashCheck & { kills: number; seconds: number };

type Row = {
  reference: string;
  email: string;
  key: string;
  received: number;
  offers: number;
  offered: number;
  withStaff: number;
};

/** Compares what the responses promised with what the database contains and the mail server received. */
export async function checkCrash(
  app: KilledApp,
  { submissions, mails }: { submissions: Submission[]; mails: MailBox },
): Promise<CrashCheck> {
  const rows = await app.query<Row>(
    `select reference, user_email as email, idempotency_key as key,
        (select count(*)::int from help_event e where e.request_id = r.id and kind = 'received') as received,
        (select count(*)::int from help_offer o where o.request_id = r.id) as offers,
        (select count(distinct ngo_id)::int from help_event e where e.request_id = r.id and kind = 'offered') as offered,
        (select count(*)::int from help_event e where e.request_id = r.id and kind = 'withStaff') as "withStaff"
      from help_request r`,
  );
  const errors: string[] = [];
  const byReference = new Map(rows.map((row) => [row.reference, row]));
  const keys = new Set(submissions.map(({ idempotencyKey }) => idempotencyKey));

  const stored = submissions.filter(({ reference, email }) => byReference.get(reference!)?.email === email);
  for (const submission of submissions)
    if (!stored.includes(submission))
      errors.push(`Lost: ${submission.reference} of ${submission.email} was accepted but is missing`);
  const unknown = rows.filter(({ key }) => !keys.has(key));
  for (const { reference, email } of unknown) errors.push(`Unknown: ${reference} of ${email}`);
  const duplicates =
    rows.length -
    unknown.length -
    new Set(rows.map(({ key }) => key)).size +
    new Set(unknown.map(({ key }) => key)).size;
  if (duplicates > 0) errors.push(`${duplicates} requests are stored twice`);

  const isRouted = (row: Row) =>
    row.received === 1 && row.offers === row.offered && (row.offers > 0 || row.withStaff === 1);
  const routed = rows.filter(isRouted);
  for (const row of rows)
    if (!isRouted(row)) errors.push(`Routing does not match the history: ${JSON.stringify(row)}`);

  const expected = await listExpectedMails(app, { stored });
  const delivered = expected.map(({ to, minCount, matches }) => {
    const ids = new Set(
      mails
        .mailsTo(to)
        .filter(({ text }) => matches(text))
        .map(({ messageId }) => messageId),
    );
    if (ids.size < minCount) errors.push(`Mails to ${to}: ${minCount} due, ${ids.size} delivered`);
    return Math.min(ids.size, minCount);
  });
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    accepted: submissions.length,
    stored: stored.length,
    lost: submissions.length - stored.length,
    duplicates,
    unknown: unknown.length,
    routed: routed.length,
    mailsExpected: sum(expected.map(({ minCount }) => minCount)),
    mailsDelivered: sum(delivered),
    mailsDuplicated: mails.count().copies,
    interrupted: sum(submissions.map(({ interrupted }) => interrupted)),
    errors,
  };
}

/**
 * How many mails a person must have received at least, and how to recognize them among others to the same
 * address.
 */
type ExpectedMail = { to: string; minCount: number; matches: (text: string) => boolean };

/** Derived from what happened, not from the product's own list of mails. */
async function listExpectedMails(
  app: KilledApp,
  { stored }: { stored: Submission[] },
): Promise<ExpectedMail[]> {
  const receipts = stored.map(({ email, reference }) => ({
    to: email,
    minCount: 1,
    matches: (text: string) => text.includes(reference!),
  }));
  const codes = stored.map(({ email, codesRequested }) => ({
    // One mailbox gets at most three code mails in ten minutes.
    to: email,
    minCount: Math.min(codesRequested, 3),
    matches: (text: string) => /^\d{6}$/m.test(text),
  }));
  const offered = await app.query<{ to: string; minCount: number }>(
    `select a.email as to, count(*)::int as "minCount" from help_offer o join account a on a.ngo_id = o.ngo_id
      group by a.email`,
  );
  return [...receipts, ...codes, ...offered.map((mail) => ({ ...mail, matches: () => true }))];
}
