import type { Database } from '#src/server/database.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { FeatureHooks, NgoFreeze } from '#src/server/feature-hooks.server.ts';
import type { PersonRow } from './people.queries.server.ts';

type Services = { db: Database; features: readonly FeatureHooks[] };

const DAY_MS = 86_400_000;
/** Days before a freeze in which somebody who joined, or became a manager, may be the intruder. */
const NEWCOMER_DAYS = 90;

const frozen = () => new AppError({ status: 409, key: 'peopleFrozen' });

/** Reports whether nobody is let in and no role changes, because changes of the NGO are frozen. */
export async function arePeopleFrozen(services: Services, ngoId: string): Promise<boolean> {
  return (await readFreeze(services, ngoId)) !== undefined;
}

/**
 * Lets nobody in, and gives nobody another role, while changes of the NGO are frozen.
 * @throws {AppError} 409 if they are.
 */
export async function refuseIfFrozen(services: Services, ngoId: string): Promise<void> {
  if (await arePeopleFrozen(services, ngoId)) throw frozen();
}

/**
 * Lets an intruder take nobody off while changes of the NGO are frozen, and the owner take the intruder off. Who asked for
 * the change that was stopped, or joined or became a manager in the 90 days before, may be the intruder.
 * @throws {AppError} 409 if changes are frozen, and `by` may be the intruder or `person` cannot be.
 */
export async function refuseFrozenRemoval(
  services: Services,
  { ngoId, by, person }: { ngoId: string; by: PersonRow | undefined; person: PersonRow },
): Promise<void> {
  const freeze = await readFreeze(services, ngoId);
  if (!freeze) return;
  const mayBeIntruder = findIntruders(freeze);
  if (!by || mayBeIntruder(by) || !mayBeIntruder(person)) throw frozen();
}

function findIntruders(freeze: NgoFreeze): (person: PersonRow) => boolean {
  const since = new Date(Date.parse(freeze.frozenAt) - NEWCOMER_DAYS * DAY_MS);
  const isLate = (time: string | null) => time !== null && new Date(time) > since;
  return ({ email, createdAt, managerSince }) =>
    email === freeze.requestedBy || isLate(createdAt) || isLate(managerSince);
}

async function readFreeze({ db, features }: Services, ngoId: string): Promise<NgoFreeze | undefined> {
  for (const feature of features) {
    const freeze = await feature.readFreeze?.(db, ngoId);
    if (freeze) return freeze;
  }
  return undefined;
}
