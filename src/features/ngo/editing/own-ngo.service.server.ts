import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { readFrozenAt } from '#src/features/ngo/guarded-changes/freezing.service.server.ts';
import { selectWaitingNgoChanges } from '#src/features/ngo/guarded-changes/ngo-changes.queries.server.ts';
import { selectViews } from '#src/features/ngo/page-views/ngo-views.queries.server.ts';
import { listClaimsToStop } from '#src/features/ngo/stop-claim/announce-claim.service.server.ts';
import type { SignedIn } from '#src/server/api-env.server.ts';
import type { Dashboard, OwnNgo } from './own-ngo.contract.ts';
import { selectOwnNgo, type OwnNgoRow } from './own-ngo.queries.server.ts';
import { lastTwelveMonths, missingParts } from './own-ngo.rules.ts';

/**
 * Returns all data of the caller's own NGO.
 * @throws {AppError} 404 if the NGO no longer exists.
 */
export async function readOwnNgo(db: Database, id: string): Promise<OwnNgo> {
  const { ngo } = requireRow<OwnNgoRow>(await selectOwnNgo(db, id));
  const [changes, frozenAt] = await Promise.all([selectWaitingNgoChanges(db, id), readFrozenAt(db, id)]);
  return {
    ...ngo,
    changes: changes.map(({ _id, after, requestedBy, requestedAt, takesEffectAt, isDue }) => {
      return { _id, after, requestedBy, requestedAt, takesEffectAt, isDue };
    }),
    frozenAt: frozenAt ?? null,
  };
}

/**
 * Returns the data of the first screen of the NGO area.
 * @throws {AppError} 404 if the NGO no longer exists.
 */
export async function readDashboard(db: Database, account: SignedIn): Promise<Dashboard> {
  const id = account.ngoId!;
  const months = lastTwelveMonths(todayInIndia());
  const [row, views, claims] = await Promise.all([
    selectOwnNgo(db, id),
    selectViews(db, { ngoId: id, since: `${months[0]}-01` }),
    account.ngoRole === 'manager' ? listClaimsToStop(db, id) : [],
  ]);
  const { ngo, photos } = requireRow(row);
  const { name, category, standing } = ngo;
  return {
    name,
    category,
    standing,
    photos,
    missing: missingParts({ ...ngo, photos }),
    views: months.map((month) => ({ month, views: views.get(month) ?? 0 })),
    claims,
  };
}

function requireRow<T>(row: T | undefined): T {
  if (row === undefined) throw notFound();
  return row;
}
