import { BRAND } from '#src/brand.ts';
import { listMessageTexts } from '#src/features/feedback/feedback.service.server.ts';
import { listRequestNames } from '#src/features/help-request/oversight/request-names.service.server.ts';
import { listMailSubjects } from '#src/features/mail/mail.service.server.ts';
import { listNgoNames } from '#src/features/ngo/ngo.service.server.ts';
import type { Database } from '#src/server/database.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { WaitingCounts, WorklistEntry } from './worklist.contract.ts';
import { countWaitingByKind, selectWaiting, type WaitingKey } from './worklist.queries.server.ts';
import {
  GROUP_OF,
  WAITING_GROUPS,
  WAITING_KINDS,
  type WaitingGroup,
  type WaitingKind,
} from './worklist.values.ts';

type Worklist = { rows: WorklistEntry[]; total: number; counts: WaitingCounts; oldest: string | null };

/**
 * Returns a page of what waits for staff, oldest first, of one group or of all, and how much waits in all. Contact details
 * in messages are hidden, in words of `language`.
 */
export async function readWorklist(
  db: Database,
  {
    group,
    page,
    pageSize,
    language,
  }: { group: WaitingGroup | undefined; page: number; pageSize: number; language: Language },
): Promise<Worklist> {
  const kinds = WAITING_KINDS.filter((kind) => group === undefined || GROUP_OF[kind] === group);
  const [keys, waiting] = await Promise.all([
    selectWaiting(db, { kinds, limit: pageSize, offset: (page - 1) * pageSize }),
    countWaitingByKind(db),
  ]);
  const countOf = (kind: WaitingKind) => waiting.find((row) => row.kind === kind)?.count ?? 0;
  const sumOf = (some: readonly WaitingKind[]) => some.reduce((sum, kind) => sum + countOf(kind), 0);
  const counts = WAITING_GROUPS.map(
    (one) => [one, sumOf(WAITING_KINDS.filter((kind) => GROUP_OF[kind] === one))] as const,
  );
  return {
    rows: await describeEntries(db, { keys, language }),
    total: sumOf(kinds),
    counts: Object.fromEntries(counts) as WaitingCounts,
    oldest: waiting.map(({ oldest }) => oldest).toSorted()[0] ?? null,
  };
}

/** Adds to each entry what it is about, with one call to each feature. */
async function describeEntries(
  db: Database,
  { keys, language }: { keys: readonly WaitingKey[]; language: Language },
): Promise<WorklistEntry[]> {
  const idsOf = (...kinds: WaitingKind[]) =>
    keys.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const [requests, ngos, messages, mails] = await Promise.all([
    listRequestNames(db, idsOf('overdue', 'withStaff')),
    listNgoNames(
      db,
      keys.flatMap(({ ngoId }) => ngoId ?? []),
    ),
    listMessageTexts(db, { ids: idsOf('message'), language }),
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
    case 'ngoChange':
    case 'frozen':
      return `${home}/bankDetails`;
    case 'message':
      return `${home}/feedbacks/${id}`;
    case 'mail':
      return `${home}/mails`;
  }
}
