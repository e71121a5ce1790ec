import { BRAND } from '#src/brand.ts';
import { listMessageTexts } from '#src/features/feedback/feedback.service.server.ts';
import { listRequestNames } from '#src/features/help-request/oversight/request-names.service.server.ts';
import { listMailSubjects } from '#src/features/mail/mail.service.server.ts';
import { listNgoNames } from '#src/features/ngo/ngo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { WaitingCounts, WorklistEntry } from './worklist.contract.ts';
import { countWaitingByKind, selectWaiting, type WaitingKey } from './worklist.queries.server.ts';
import { WAITING_KINDS, type WaitingKind } from './worklist.values.ts';

type Worklist = { rows: WorklistEntry[]; total: number; counts: WaitingCounts; oldest: string | null };

/** Returns a page of what waits for staff, oldest first, of one kind or of all, and how much waits in all. */
export async function readWorklist(
  db: Database,
  { kind, page, pageSize }: { kind: WaitingKind | undefined; page: number; pageSize: number },
): Promise<Worklist> {
  const [keys, kinds] = await Promise.all([
    selectWaiting(db, { kind, limit: pageSize, offset: (page - 1) * pageSize }),
    countWaitingByKind(db),
  ]);
  const countOf = (one: WaitingKind) => kinds.find((row) => row.kind === one)?.count ?? 0;
  const counts = Object.fromEntries(WAITING_KINDS.map((one) => [one, countOf(one)])) as WaitingCounts;
  return {
    rows: await describeEntries(db, keys),
    total: kind ? counts[kind] : kinds.reduce((sum, { count }) => sum + count, 0),
    counts,
    oldest: kinds.map(({ oldest }) => oldest).toSorted()[0] ?? null,
  };
}

/** Adds to each entry what it is about, with one call to each feature. */
async function describeEntries(db: Database, keys: readonly WaitingKey[]): Promise<WorklistEntry[]> {
  const idsOf = (...kinds: WaitingKind[]) =>
    keys.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [requests, ngos, messages, mails] = await Promise.all([
    listRequestNames(db, idsOf('overdue', 'withStaff')),
    listNgoNames(
      db,
      keys.flatMap(({ ngoId }) => ngoId ?? []),
    ),
    listMessageTexts(db, idsOf('message')),
    listMailSubjects(db, idsOf('mail')),
  ]);
  return keys.map((key) => {
    const { kind, id, ngoId, since } = key;
    const isRequest = kind === 'overdue' || kind === 'withStaff';
    const request = isRequest ? requests.get(id) : undefined;
    const ngo = ngoId === null ? undefined : ngos.get(ngoId);
    const texts = kind === 'message' ? messages : kind === 'mail' ? mails : undefined;
    return {
      kind,
      _id: id,
      since,
      path: pathOf(key),
      request: request
        ? { reference: request.reference, category: request.category, city: request.city }
        : null,
      ngo: ngo ? { _id: ngo._id, name: ngo.name, nameGu: ngo.nameGu, nameHi: ngo.nameHi } : null,
      text: texts?.get(id) ?? null,
    };
  });
}

/** The page where staff handle an entry. */
function pathOf({ kind, id, ngoId }: WaitingKey): string {
  const home = `/${BRAND.slug}`;
  switch (kind) {
    case 'overdue':
    case 'withStaff':
      return `${home}/helpRequests/${id}`;
    case 'new':
    case 'papers':
    case 'claim':
      return `${home}/toVerify/${ngoId}`;
    case 'bankChange':
    case 'gatewayChange':
    case 'frozen':
      return `${home}/bankDetails`;
    case 'message':
      return `${home}/feedbacks/${id}`;
    case 'mail':
      return `${home}/mails`;
  }
}
