import {
  findNameWarnings,
  type NameWarnings,
} from '#src/features/ngo/name-checks/name-checks.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { CHANGE_KINDS } from '#src/features/ngo/guarded-changes/change.values.ts';
import { pickValues } from '#src/features/ngo/guarded-changes/guarded-values.server.ts';
import {
  fieldsInUse,
  listPublicNgoChanges,
} from '#src/features/ngo/guarded-changes/ngo-changes.service.server.ts';
import type { ChangeId } from '#src/features/ngo/guarded-changes/change-token.server.ts';
import {
  selectActiveBankVersions,
  selectActiveGateways,
} from '#src/features/donation/bank-changes/changes.queries.server.ts';
import { isInPlaceOf } from '#src/features/donation/bank-changes/replaced.rules.ts';
import { readChanges, type GuardedChange } from '#src/features/donation/bank-changes/read-change.server.ts';
import { destinationOf } from '#src/features/donation/bank-changes/destination.ts';
import type { FrozenNgo, HeldPayment, WaitingChange } from './bank-oversight.contract.ts';
import {
  countFrozenNgos,
  countHeldPayments,
  countWaitingChanges,
  selectFormerGateways,
  selectFrozenNgos,
  selectHeldPayments,
  selectNames,
  selectStoppedByFreeze,
  selectWaitingChanges,
} from './bank-oversight.queries.server.ts';
import { sharesWord } from './holder-name.rules.ts';

const LISTED_MOST = 100;

type Change = ChangeId & { version: GuardedChange };
type Named = Awaited<ReturnType<typeof selectNames>>[number];

/**
 * Returns a page of the changes that wait, oldest first, the NGOs whose changes are frozen, and the payments whose
 * receipts wait for our team.
 */
export async function listBankChanges(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{
  rows: WaitingChange[];
  total: number;
  frozen: FrozenNgo[];
  frozenTotal: number;
  held: HeldPayment[];
  heldTotal: number;
}> {
  const [ids, total, freezes, frozenTotal, payments, heldTotal] = await Promise.all([
    selectWaitingChanges(db, { limit: pageSize, offset: (page - 1) * pageSize }),
    countWaitingChanges(db),
    selectFrozenNgos(db, LISTED_MOST),
    countFrozenNgos(db),
    selectHeldPayments(db, LISTED_MOST),
    countHeldPayments(db),
  ]);
  const changes = await readInOrder(db, ids);
  const frozenIds = freezes.map(({ ngoId }) => ngoId);
  const ngoIds = [...changes.map(({ version }) => version.ngoId), ...frozenIds];
  const named = [...ngoIds, ...payments.map(({ ngoId }) => ngoId)];
  const [names, active, former, stopped] = await Promise.all([
    selectNames(db, named),
    readActive(db, ngoIds),
    selectFormerGateways(db, { ngoIds: frozenIds, limit: LISTED_MOST }),
    selectStoppedByFreeze(db, { ngoIds: frozenIds, limit: LISTED_MOST }).then((found) =>
      readInOrder(db, found),
    ),
  ]);
  const ngoOf = (id: string) => names.find(({ _id }) => _id === id)!;
  return {
    rows: await Promise.all(
      changes.map(async (change) => {
        const ngo = ngoOf(change.version.ngoId);
        return {
          ...waitingView(change, { ngo, active }),
          nameWarnings: await warningsOf(db, { change, ngo }),
        };
      }),
    ),
    total,
    frozen: freezes.map(({ ngoId, frozenAt }) => ({
      ngo: ngoOf(ngoId),
      frozenAt,
      active: active
        .filter(({ version }) => version.ngoId === ngoId)
        .map(({ kind, id, version }) => ({
          _id: id,
          kind,
          ...activeSides(version),
          decidedAt: version.decidedAt,
        })),
      former: former
        .filter((version) => version.ngoId === ngoId)
        .map((version) => ({
          _id: version._id,
          kind: 'gateway' as const,
          destination: destinationOf(version),
        })),
      stopped: stopped
        .filter(({ version }) => version.ngoId === ngoId)
        .map(({ kind, id, version }) => ({
          _id: id,
          kind,
          destination: destinationOf(version),
          requestedBy: version.requestedBy,
          requestedAt: version.requestedAt,
        })),
    })),
    frozenTotal,
    held: payments.map(({ ngoId, ...payment }) => ({ ...payment, ngo: ngoOf(ngoId) })),
    heldTotal,
  };
}

/** Returns what is public of a change, and what stopping it puts back. */
function activeSides(version: GuardedChange): Pick<FrozenNgo['active'][number], 'destination' | 'before'> {
  if (!('fields' in version)) return { destination: destinationOf(version), before: null };
  const fields = fieldsInUse(version);
  return {
    destination: { fields: pickValues(version.after, fields) },
    before: { fields: pickValues(version.before, fields) },
  };
}

/** Returns the changes with these ids, in the same order. */
async function readInOrder(db: Database, ids: readonly ChangeId[]): Promise<Change[]> {
  const ofKinds = await Promise.all(
    CHANGE_KINDS.map(async (kind) => {
      const own = ids.filter((change) => change.kind === kind).map(({ id }) => id);
      const versions = await readChanges(db, { kind, ids: own });
      return versions.map((version) => ({ kind, id: version._id, version }));
    }),
  );
  const changes = ofKinds.flat();
  // One may be gone since its id was read.
  return ids.flatMap(({ kind, id }) => changes.filter((change) => change.kind === kind && change.id === id));
}

/** Only new names can be odd. */
async function warningsOf(
  db: Database,
  { change: { version }, ngo }: { change: Change; ngo: Named },
): Promise<NameWarnings> {
  if (!('fields' in version) || !Object.keys(version.fields).some((field) => field.startsWith('name')))
    return { reserved: [], similar: [] };
  const { name = ngo.name, nameGu = null, nameHi = null } = version.fields;
  return findNameWarnings(db, { ngoId: version.ngoId, names: { name: name ?? '', nameGu, nameHi } });
}

async function readActive(db: Database, ngoIds: readonly string[]): Promise<Change[]> {
  const [banks, gateways, contacts] = await Promise.all([
    selectActiveBankVersions(db, ngoIds),
    selectActiveGateways(db, ngoIds),
    listPublicNgoChanges(db, ngoIds),
  ]);
  return [
    ...banks.map((version) => ({ kind: 'bank' as const, id: version._id, version })),
    ...gateways.map((version) => ({ kind: 'gateway' as const, id: version._id, version })),
    ...contacts.map((change) => ({
      kind: 'ngo' as const,
      id: change._id,
      version: { ...change, fields: change.after },
    })),
  ];
}

function waitingView(
  { kind, id, version }: Change,
  { ngo, active }: { ngo: Named; active: readonly Change[] },
): Omit<WaitingChange, 'nameWarnings'> {
  const { requestedBy, requestedAt, takesEffectAt, isDue } = version;
  const before = active.find((change) => isInPlaceOf(change.version, version));
  const isBank = 'accountHolder' in version;
  return {
    _id: id,
    kind,
    ngo,
    destination: destinationOf(version),
    before: 'fields' in version ? { fields: version.before } : before ? destinationOf(before.version) : null,
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
