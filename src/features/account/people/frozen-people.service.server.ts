import { listAuditEntries } from '#src/features/audit/audit.service.server.ts';
import { EARLIER_ADDRESS_DAYS } from '#src/features/ngo/guarded-changes/change.values.ts';
import type { Freeze } from '#src/features/ngo/guarded-changes/freeze.queries.server.ts';
import { readFreeze } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { PersonRow } from './people.queries.server.ts';

const DAY_MS = 86_400_000;
/** Changes of roles that are looked at: far more than an NGO makes in these days. */
const ROLE_CHANGES_MOST = 100;

const frozen = () => new AppError({ status: 409, key: 'peopleFrozen' });

/**
 * Lets nobody in, and gives nobody another role, while changes of the NGO are frozen.
 * @throws {AppError} 409 if they are.
 */
export async function refuseIfFrozen(db: Database, ngoId: string): Promise<void> {
  if (await readFreeze(db, ngoId)) throw frozen();
}

/**
 * Lets an intruder take nobody off while changes of the NGO are frozen, and the owner take the intruder off. Who asked for
 * the change that was stopped, or joined or became a manager in the 90 days before, may be the intruder.
 * @throws {AppError} 409 if changes are frozen, and `by` may be the intruder or `person` cannot be.
 */
export async function refuseFrozenRemoval(
  db: Database,
  { ngoId, by, person }: { ngoId: string; by: PersonRow | undefined; person: PersonRow },
): Promise<void> {
  const freeze = await readFreeze(db, ngoId);
  if (!freeze) return;
  const mayBeIntruder = await findIntruders(db, { ngoId, freeze });
  if (!by || mayBeIntruder(by) || !mayBeIntruder(person)) throw frozen();
}

async function findIntruders(db: Database, { ngoId, freeze }: { ngoId: string; freeze: Freeze }) {
  const since = new Date(Date.parse(freeze.frozenAt) - EARLIER_ADDRESS_DAYS * DAY_MS);
  const { rows } = await listAuditEntries(db, {
    filters: { ngoId, action: 'changePersonRole' },
    page: 1,
    pageSize: ROLE_CHANGES_MOST,
  });
  const promoted = new Set(
    rows
      .filter(({ at, after }) => new Date(at) > since && after?.['ngoRole'] === 'manager')
      .map(({ entityId }) => entityId),
  );
  return ({ _id, email, createdAt }: PersonRow) =>
    email === freeze.requestedBy || new Date(createdAt) > since || promoted.has(_id);
}
