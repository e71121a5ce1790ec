import type { LogNames } from '#src/features/audit/audit.contract.ts';
import type { AuditRow } from '#src/features/audit/audit.queries.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { FeatureHooks } from '#src/server/feature-hooks.server.ts';
import { ROW_ID } from '#src/shared/row-id.ts';

/**
 * Returns the names of the NGOs, accounts and help requests that entries mention by id, with one query for each kind.
 * Of a request, only its number.
 */
export async function nameEntries(
  { db, features }: { db: Database; features: readonly FeatureHooks[] },
  entries: readonly AuditRow[],
): Promise<LogNames> {
  const idsOf = (entity: string) => entries.map((entry) => (entry.entity === entity ? entry.entityId : null));
  const valuesOf = (field: string) => entries.flatMap(({ before, after }) => [before[field], after[field]]);
  const find = {
    ngos: features.flatMap(({ recordNames }) => recordNames?.ngos ?? []),
    accounts: features.flatMap(({ recordNames }) => recordNames?.accounts ?? []),
    requests: features.flatMap(({ recordNames }) => recordNames?.requests ?? []),
  };
  const accountIds = known([...entries.map(({ accountId }) => accountId), ...idsOf('account')]);
  const requestIds = known([...idsOf('helpRequest'), ...valuesOf('mergedInto')]);
  const [accounts, requests] = await Promise.all([
    Promise.all(find.accounts.map((accountsOf) => accountsOf(db, accountIds))),
    Promise.all(find.requests.map((requestsOf) => requestsOf(db, requestIds))),
  ]);
  const ngoIds = known([
    ...entries.map(({ ngoId }) => ngoId),
    ...idsOf('ngo'),
    ...valuesOf('ngoId'),
    ...accounts.flat().map(({ ngoId }) => ngoId),
  ]);
  const ngos = await Promise.all(find.ngos.map((ngosOf) => ngosOf(db, ngoIds)));
  return {
    ngos: ngos.flat().map(({ status, ...ngo }) => ({ ...ngo, isDeleted: status === 'deleted' })),
    accounts: accounts.flat(),
    requests: requests.flat(),
  };
}

/** Returns the ids among some values, each once. */
function known(values: readonly unknown[]): string[] {
  const ids = values.filter((value): value is string => typeof value === 'string' && ROW_ID.test(value));
  return [...new Set(ids)];
}
