import { findCity } from '#src/features/reference/reference.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { listAuditEntries } from '#src/features/audit/audit.service.server.ts';
import { decisionsMade, documentRows } from '#src/features/ngo/document-checks/document-checks.rules.ts';
import { findNameWarnings } from '#src/features/ngo/name-checks/name-checks.service.server.ts';
import { listNamedContacts } from '#src/features/ngo/guarded-changes/new-contacts.service.server.ts';
import { ngoId } from '#src/features/ngo/ngo.contract.ts';
import type { CheckingOverview, NgoToVerify, QueueEntry } from './verification.contract.ts';
import {
  selectNgoWithEvidence,
  selectOverview,
  selectQueue,
  selectSimilar,
} from './verification.queries.server.ts';
import { NGO_MOVES } from './verification.values.ts';
import { statusAfter } from './ngo-status.rules.ts';

const HISTORY_MOST = 50;

/** Returns a page of the queue of staff, oldest first. */
export async function listQueue(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: QueueEntry[]; total: number }> {
  return selectQueue(db, { limit: pageSize, offset: (page - 1) * pageSize });
}

/** Returns how many NGOs wait for staff, and the number of NGOs by status. */
export async function readOverview(db: Database): Promise<CheckingOverview> {
  return selectOverview(db);
}

/**
 * Returns all data of an NGO, unmasked, for staff only.
 * @throws {AppError} 404 if the NGO does not exist.
 */
export async function readNgoToVerify(
  services: Pick<AppServices, 'db' | 'origin' | 'features'>,
  id: string,
): Promise<NgoToVerify> {
  const { db } = services;
  const match = ngoId.safeParse(id).success ? await selectNgoWithEvidence(db, id) : undefined;
  if (!match) throw notFound();
  const { standing, checks, ...ngo } = match;
  const documents = documentRows({ ngo, checks });
  const accounts = await listAccountsOfNgo(db, id);
  const { rows: history } = await listAuditEntries(db, {
    filters: { ngoId: id },
    page: 1,
    pageSize: HISTORY_MOST,
  });
  return {
    ...ngo,
    district: findCity(ngo.city)?.district ?? '',
    isWaiting: standing.isWaiting,
    documents,
    decisions: decisionsMade(documents),
    verifiedBy: await readVerifier(db, ngo),
    moves: NGO_MOVES.filter((move) => statusAfter({ move, standing }) !== undefined),
    people: accounts.map(({ language: _, ...person }) => person),
    nameWarnings: await findNameWarnings(db, { ngoId: id, names: ngo }),
    namedContacts: await listNamedContacts(services, id),
    similar: await selectSimilar(db, id),
    history,
  };
}

/** Returns the email of the account that verified the NGO last, or null if nobody is recorded. */
async function readVerifier(
  db: Database,
  { _id, verifiedAt }: Pick<NgoToVerify, '_id' | 'verifiedAt'>,
): Promise<string | null> {
  if (verifiedAt === null) return null;
  const filters = { ngoId: _id, action: 'verifyNgo' };
  const { rows } = await listAuditEntries(db, { filters, page: 1, pageSize: 1 });
  return rows[0]?.accountEmail ?? null;
}
