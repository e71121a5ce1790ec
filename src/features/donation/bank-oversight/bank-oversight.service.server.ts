import type { Database } from '#src/server/database.server.ts';
import type { ChangeId } from '#src/features/donation/bank-changes/change-token.server.ts';
import {
  selectActiveBankVersions,
  selectActiveGateways,
  selectBankVersions,
  selectGatewayVersions,
  type BankVersion,
  type GatewayVersion,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { destinationOf } from '#src/features/donation/bank-changes/destination.ts';
import type { FrozenNgo, WaitingChange } from './bank-oversight.contract.ts';
import {
  countFrozenNgos,
  countWaitingChanges,
  selectFrozenNgos,
  selectNames,
  selectWaitingChanges,
} from './bank-oversight.queries.server.ts';
import { sharesWord } from './holder-name.rules.ts';

const FROZEN_MOST = 100;

type Change = ChangeId & { version: BankVersion | GatewayVersion };
type Named = Awaited<ReturnType<typeof selectNames>>[number];

/** Returns a page of the changes that wait, oldest first, and the NGOs whose changes are frozen. */
export async function listBankChanges(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: WaitingChange[]; total: number; frozen: FrozenNgo[]; frozenTotal: number }> {
  const [ids, total, freezes, frozenTotal] = await Promise.all([
    selectWaitingChanges(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countWaitingChanges(db),
    selectFrozenNgos(db, FROZEN_MOST),
    countFrozenNgos(db),
  ]);
  const changes = await readChanges(db, ids);
  const ngoIds = [...changes.map(({ version }) => version.ngoId), ...freezes.map(({ ngoId }) => ngoId)];
  const [names, active] = await Promise.all([selectNames(db, ngoIds), readActive(db, ngoIds)]);
  const ngoOf = (id: string) => names.find(({ _id }) => _id === id)!;
  return {
    rows: changes.map((change) => waitingView(change, { ngo: ngoOf(change.version.ngoId), active })),
    total,
    frozen: freezes.map(({ ngoId, frozenAt }) => ({
      ngo: ngoOf(ngoId),
      frozenAt,
      active: active
        .filter(({ version }) => version.ngoId === ngoId)
        .map(({ kind, id, version }) => ({
          _id: id,
          kind,
          destination: destinationOf(version),
          decidedAt: version.decidedAt,
        })),
    })),
    frozenTotal,
  };
}

/** Returns the changes with these ids, in the same order. */
async function readChanges(db: Database, ids: readonly ChangeId[]): Promise<Change[]> {
  const idsOf = (kind: ChangeId['kind']) => ids.filter((id) => id.kind === kind).map(({ id }) => id);
  const [banks, gateways] = await Promise.all([
    selectBankVersions(db, idsOf('bank')),
    selectGatewayVersions(db, idsOf('gateway')),
  ]);
  return ids.flatMap(({ kind, id }) => {
    const versions: (BankVersion | GatewayVersion)[] = kind === 'bank' ? banks : gateways;
    const version = versions.find(({ _id }) => _id === id);
    // It may be gone since its id was read.
    return version ? [{ kind, id, version }] : [];
  });
}

async function readActive(db: Database, ngoIds: readonly string[]): Promise<Change[]> {
  const [banks, gateways] = await Promise.all([
    selectActiveBankVersions(db, ngoIds),
    selectActiveGateways(db, ngoIds),
  ]);
  return [
    ...banks.map((version) => ({ kind: 'bank' as const, id: version._id, version })),
    ...gateways.map((version) => ({ kind: 'gateway' as const, id: version._id, version })),
  ];
}

function waitingView(
  { kind, id, version }: Change,
  { ngo, active }: { ngo: Named; active: readonly Change[] },
): WaitingChange {
  const { requestedBy, requestedAt, takesEffectAt, isDue } = version;
  const before = active.find((change) => isInPlaceOf(change.version, version));
  const isBank = 'accountHolder' in version;
  return {
    _id: id,
    kind,
    ngo,
    destination: destinationOf(version),
    before: before ? destinationOf(before.version) : null,
    makesPrimary: isBank && version.makesPrimary && !version.isPrimary,
    sharesName: isBank
      ? sharesWord({ holder: version.accountHolder, names: [ngo.name, ngo.nameGu, ngo.nameHi] })
      : null,
    requestedBy,
    requestedAt,
    takesEffectAt,
    isDue,
  };
}

/** Whether a change would take the place of what is active: the same bank details, the primary ones, or the keys. */
function isInPlaceOf(active: BankVersion | GatewayVersion, change: BankVersion | GatewayVersion): boolean {
  if (active.ngoId !== change.ngoId) return false;
  if ('keyId' in active || 'keyId' in change) return 'keyId' in active && 'keyId' in change;
  if (active.bankDetailId === change.bankDetailId) return true;
  return change.makesPrimary && active.isPrimary && active.isForeign === change.isForeign;
}
