import type { Sending } from './asking-client.ts';
import type { KilledApp } from './killed-app.ts';
import type { MailBox } from './mails-received.ts';

export type Checked = {
  answered: number;
  found: number;
  lost: number;
  duplicates: number;
  /** Requests that no client sent. */
  invented: number;
  routed: number;
  mailsDue: number;
  mailsHandedOver: number;
  /** Copies of a mail that was already delivered, with the same Message-ID. */
  mailsAgain: number;
  /** Responses that were interrupted or were a server error. */
  broken: number;
  errors: string[];
};
export type CrashFigures = Checked & { kills: number; seconds: number };

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
  { sendings, mails }: { sendings: Sending[]; mails: MailBox },
): Promise<Checked> {
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
  const keys = new Set(sendings.map(({ idempotencyKey }) => idempotencyKey));

  const found = sendings.filter(({ reference, email }) => byReference.get(reference!)?.email === email);
  for (const one of sendings)
    if (!found.includes(one))
      errors.push(`Lost: ${one.reference} of ${one.email} was accepted but is missing`);
  const invented = rows.filter(({ key }) => !keys.has(key));
  for (const { reference, email } of invented) errors.push(`Invented: ${reference} of ${email}`);
  const duplicates =
    rows.length -
    invented.length -
    new Set(rows.map(({ key }) => key)).size +
    new Set(invented.map(({ key }) => key)).size;
  if (duplicates > 0) errors.push(`${duplicates} requests are stored twice`);

  const isRouted = (row: Row) =>
    row.received === 1 && row.offers === row.offered && (row.offers > 0 || row.withStaff === 1);
  const routed = rows.filter(isRouted);
  for (const row of rows)
    if (!isRouted(row)) errors.push(`Routing does not match the history: ${JSON.stringify(row)}`);

  const due = await listDue(app, { found });
  const handedOver = due.map(({ to, least, isIt }) => {
    const ids = new Set(
      mails
        .mailsTo(to)
        .filter(({ text }) => isIt(text))
        .map(({ messageId }) => messageId),
    );
    if (ids.size < least) errors.push(`Mails to ${to}: ${least} due, ${ids.size} delivered`);
    return Math.min(ids.size, least);
  });
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0);
  return {
    answered: sendings.length,
    found: found.length,
    lost: sendings.length - found.length,
    duplicates,
    invented: invented.length,
    routed: routed.length,
    mailsDue: sum(due.map(({ least }) => least)),
    mailsHandedOver: sum(handedOver),
    mailsAgain: mails.count().copies,
    broken: sum(sendings.map(({ broken }) => broken)),
    errors,
  };
}

/**
 * How many mails a person must have received at least, and how to recognize them among others to the same
 * address.
 */
type Due = { to: string; least: number; isIt: (text: string) => boolean };

/** Derived from what happened, not from the product's own list of mails. */
async function listDue(app: KilledApp, { found }: { found: Sending[] }): Promise<Due[]> {
  const receipts = found.map(({ email, reference }) => ({
    to: email,
    least: 1,
    isIt: (text: string) => text.includes(reference!),
  }));
  const codes = found.map(({ email, codesPromised }) => ({
    // One mailbox gets at most three code mails in ten minutes.
    to: email,
    least: Math.min(codesPromised, 3),
    isIt: (text: string) => /^\d{6}$/m.test(text),
  }));
  const offered = await app.query<{ to: string; least: number }>(
    `select a.email as to, count(*)::int as least from help_offer o join account a on a.ngo_id = o.ngo_id
      group by a.email`,
  );
  return [...receipts, ...codes, ...offered.map((one) => ({ ...one, isIt: () => true }))];
}
