import type { NgoChange } from '#src/features/ngo/guarded-changes/ngo-changes.queries.server.ts';
import { fieldsInUse, listNgoChanges } from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import { CHANGE_KINDS } from '#src/features/ngo/guarded-changes/change.values.ts';
import {
  changeOfKey,
  keyOfChange,
  type ChangeId,
} from '#src/features/ngo/guarded-changes/change-token.server.ts';
import type { ChangeState } from '#src/server/feature-hooks.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { selectWaitingOf } from './activation.queries.server.ts';
import {
  selectBankVersions,
  selectGatewayVersions,
  type BankVersion,
  type GatewayVersion,
} from './changes.queries.server.ts';

/** A change of names or contact details, with what it says as a destination. */
type NgoVersion = NgoChange & { fields: NgoChange['after'] };
/** A change of where money or calls go, masked. */
export type GuardedChange = BankVersion | GatewayVersion | NgoVersion;

/** Returns changes of one kind by their ids, masked. Whose they are must be checked. */
export async function readChanges(
  db: Database,
  { kind, ids }: { kind: ChangeId['kind']; ids: readonly string[] },
): Promise<GuardedChange[]> {
  if (kind === 'bank') return selectBankVersions(db, ids);
  if (kind === 'gateway') return selectGatewayVersions(db, ids);
  const changes = await listNgoChanges(db, ids);
  return changes.map((change) => ({ ...change, fields: change.after }));
}

/** Returns a change by its id, masked, or undefined. Whose it is must be checked. */
export async function readChange(db: Database, { kind, id }: ChangeId): Promise<GuardedChange | undefined> {
  const [change] = await readChanges(db, { kind, ids: [id] });
  return change;
}

/** Returns everything that waits at an NGO, masked: what is about money first. */
export async function readWaitingChanges(db: Database, ngoId: string): Promise<GuardedChange[]> {
  const waiting = await selectWaitingOf(db, ngoId);
  const changes = await Promise.all(waiting.map((change) => readChange(db, change)));
  return changes.filter((change) => change?.status === 'waiting') as GuardedChange[];
}

/** Returns whether what a change says is public now. */
export function isPublic(change: GuardedChange): boolean {
  return change.status === 'active' && (!('fields' in change) || fieldsInUse(change).length > 0);
}

/** Returns what became of changes, by the texts that name them. */
export async function readChangeStates(
  db: Database,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ChangeState>> {
  const wanted = keys.flatMap((key) => changeOfKey(key) ?? []);
  const states = new Map<string, ChangeState>();
  for (const kind of CHANGE_KINDS) {
    const ids = wanted.filter((change) => change.kind === kind).map(({ id }) => id);
    for (const change of await readChanges(db, { kind, ids }))
      states.set(keyOfChange({ kind, id: change._id }), stateOf(change));
  }
  return states;
}

function stateOf(change: GuardedChange): ChangeState {
  if (change.status === 'waiting') return 'waiting';
  return isPublic(change) ? 'public' : 'over';
}
