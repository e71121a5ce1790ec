import type { Database } from '#src/server/database.server.ts';
import type { ChangeId } from './change-token.server.ts';
import {
  selectBankVersions,
  selectGatewayVersions,
  type BankVersion,
  type GatewayVersion,
} from './changes.queries.server.ts';

/** Returns a change by its id, masked, or undefined. Whose it is must be checked. */
export async function readChange(
  db: Database,
  { kind, id }: ChangeId,
): Promise<BankVersion | GatewayVersion | undefined> {
  const [change] =
    kind === 'bank' ? await selectBankVersions(db, [id]) : await selectGatewayVersions(db, [id]);
  return change;
}
