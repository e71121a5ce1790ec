import type { Database } from '#src/server/database.server.ts';
import { runQuery } from '#src/server/run-query.server.ts';
import type { OfferStatus, Outcome } from '#src/features/help-request/help-request.values.ts';

export type StoredOffer = { status: OfferStatus; outcome: Outcome | null };

/** The request as one NGO has it; its request is to be locked before. */
export async function selectOffer(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<StoredOffer | undefined> {
  const [row] = await runQuery<[OfferStatus, Outcome | null]>(db, {
    text: 'select status, outcome from help_offer where request_id = $1 and ngo_id = $2',
    values: [requestId, ngoId],
  });
  return row && { status: row[0], outcome: row[1] };
}

/** The NGO that looks after a request now, or did until it said how it ended. */
export async function selectHolder(db: Database, requestId: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `select ngo_id::text from help_offer where request_id = $1 and status = 'accepted'
      order by outcome is null desc, resolved_at desc limit 1`,
    values: [requestId],
  });
  return row?.[0];
}

export async function updateAnswered(
  db: Database,
  given: { requestId: string; ngoId: string; status: 'accepted' | 'declined'; reason?: string },
): Promise<void> {
  await runQuery(db, {
    text: `update help_offer set status = $3, reason = $4, answered_at = now(),
        stepped_at = case when $3 = 'accepted' then now() end where request_id = $1 and ngo_id = $2`,
    values: [given.requestId, given.ngoId, given.status, given.reason ?? null],
  });
}

export async function updateOutcome(
  db: Database,
  { requestId, ngoId, outcome }: { requestId: string; ngoId: string; outcome: Outcome },
): Promise<void> {
  await runQuery(db, {
    text: `update help_offer set outcome = $3, resolved_at = now() where request_id = $1 and ngo_id = $2`,
    values: [requestId, ngoId, outcome],
  });
}

/** Takes the request from the NGO that looks after it and has not ended; gives it. */
export async function takeFromHolder(db: Database, requestId: string): Promise<string | undefined> {
  const [row] = await runQuery<[string]>(db, {
    text: `update help_offer set status = 'passed' where request_id = $1 and status = 'accepted' and outcome is null
      returning ngo_id::text`,
    values: [requestId],
  });
  return row?.[0];
}

/** Notes that the NGO that looks after a request did something with it. */
export async function updateStepped(
  db: Database,
  { requestId, ngoId }: { requestId: string; ngoId: string },
): Promise<void> {
  await runQuery(db, {
    text: `update help_offer set stepped_at = now() where request_id = $1 and ngo_id = $2 and status = 'accepted'`,
    values: [requestId, ngoId],
  });
}
