import type { Outcome } from '#src/features/help-request/help-request.values.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';

export type RequestNgo = FullStatus['ngos'][number]['ngo'];
type Event = FullStatus['history'][number];
type Message = FullStatus['messages'][number];

/** A step as a person would describe it. It may combine several events. */
export type Step = { at: string } & (
  | {
      kind:
        | 'received'
        | 'filedFor'
        | 'pinRenewed'
        | 'consentWithdrawn'
        | 'restored'
        | 'withStaff'
        | 'helped'
        | 'notHelped'
        | 'reopened'
        | 'withdrawn'
        | 'safeContactChanged'
        | 'contactAsked'
        | 'contacted'
        | 'notContacted'
        | 'closed'
        | 'merged'
        | 'ngoLeft'
        | 'reminded'
        | 'ngoSilent'
        | 'ended';
    }
  | { kind: 'offered' | 'passed'; count: number; ngos: RequestNgo[]; next: number }
  | { kind: 'declined'; reason: string | null; next: number; others: boolean }
  | { kind: 'askedFirst' | 'accepted' | 'reassigned'; ngo: RequestNgo | undefined }
  | { kind: 'resolved' | 'passedOn'; ngo: RequestNgo | undefined; outcome: Outcome | null; text?: string }
  | { kind: 'messageOfPerson' | 'messageOfNgo'; ngo: RequestNgo | undefined; text?: string }
);

/** A step that is still to come. */
export type NextStep = 'acceptance' | 'staffSearch' | 'contact' | 'confirmation';

type Thread = Pick<FullStatus, 'history' | 'messages' | 'ngos'>;

/**
 * Returns the history as steps. NGOs that were asked together, or did not answer together, become one step.
 * The NGO asked as a replacement belongs to the step of the NGO it replaces. Messages belong to their step.
 */
export function stepsOf({ history, messages, ngos }: Thread): Step[] {
  const steps: Step[] = [];
  const waiting = [...messages];
  // NGOs that were asked and still have the request.
  const open = new Set<string>();
  for (const event of history) {
    const last = steps.at(-1);
    const id = event.ngo?._id;
    if (id && (event.kind === 'askedFirst' || event.kind === 'offered' || event.kind === 'reassigned'))
      open.add(id);
    if (id && (event.kind === 'declined' || event.kind === 'passed' || event.kind === 'ngoLeft'))
      open.delete(id);
    if (last && joins(last, { event, ngos })) continue;
    const step = stepOf(event, { ngos, hasOthers: open.size > 0, waiting });
    if (step) steps.push(step);
  }
  return steps;
}

/** Returns the NGO that handles the request, or that handled it until it reported the outcome. */
export function holderOf({
  status,
  ngos,
}: Pick<FullStatus, 'status' | 'ngos'>): FullStatus['ngos'][number] | undefined {
  const had = ngos.filter((offer) => offer.status === 'accepted' && offer.outcome !== 'noCapacity');
  if (status === 'accepted') return had.find(({ outcome }) => outcome === null);
  if (status !== 'resolved') return undefined;
  return had.toSorted((a, b) => (a.resolvedAt ?? '').localeCompare(b.resolvedAt ?? '')).at(-1);
}

/** Returns how many NGOs still have to answer, and the earliest deadline. */
export function waitsFor({
  status,
  ngos,
}: Pick<FullStatus, 'status' | 'ngos'>): { count: number; until: string } | undefined {
  const pending = status === 'open' ? ngos.filter((offer) => offer.status === 'sent') : [];
  const until = pending.map(({ dueAt }) => dueAt).sort()[0];
  return until === undefined ? undefined : { count: pending.length, until };
}

/** Returns the steps that are still to come, in order. */
export function nextStepsOf(
  request: Pick<FullStatus, 'status' | 'ngos' | 'isWithStaff' | 'messages'>,
): NextStep[] {
  if (request.status === 'closed') return [];
  if (request.status === 'resolved') return ['confirmation'];
  if (request.status === 'accepted') {
    const holder = holderOf(request);
    const hasReply = request.messages.some(({ byPerson, ngo }) => !byPerson && ngo?._id === holder?.ngo._id);
    return hasReply || holder?.contacted ? ['confirmation'] : ['contact', 'confirmation'];
  }
  return [waitsFor(request) || !request.isWithStaff ? 'acceptance' : 'staffSearch', 'confirmation'];
}

/** Returns why a request is closed. */
export function endOf({
  history,
}: Pick<FullStatus, 'history'>): 'withdrawn' | 'helped' | 'merged' | 'closed' | 'ended' | 'consentWithdrawn' {
  const kinds = history.map(({ kind }) => kind);
  return (
    (['withdrawn', 'merged', 'closed', 'helped', 'ended', 'consentWithdrawn'] as const).find((kind) =>
      kinds.includes(kind),
    ) ?? 'closed'
  );
}

/** Merges an event into the previous step if they belong together, and returns whether it did. */
function joins(last: Step, { event, ngos }: { event: Event; ngos: Thread['ngos'] }): boolean {
  const ngo = ngoOfEvent(event, ngos);
  if (event.kind === 'offered' && (last.kind === 'passed' || last.kind === 'declined')) last.next++;
  else if (event.kind === last.kind && last.kind === 'ngoLeft') return true;
  else if (event.kind === last.kind && (last.kind === 'offered' || last.kind === 'passed')) {
    if (last.next > 0) return false;
    last.count++;
    if (ngo) last.ngos.push(ngo);
  } else return false;
  return true;
}

function stepOf(
  event: Event,
  { ngos, hasOthers, waiting }: { ngos: Thread['ngos']; hasOthers: boolean; waiting: Message[] },
): Step | undefined {
  const { at, kind } = event;
  const offer = ngos.find(({ ngo }) => ngo._id === event.ngo?._id);
  const ngo = offer?.ngo;
  switch (kind) {
    case 'offered':
    case 'passed':
      return { at, kind, count: 1, ngos: ngo ? [ngo] : [], next: 0 };
    case 'declined':
      return { at, kind, reason: offer?.reason ?? null, next: 0, others: hasOthers };
    case 'askedFirst':
    case 'accepted':
    case 'reassigned':
      return { at, kind, ngo };
    case 'resolved':
    case 'passedOn': {
      // The NGO's message that came with this event gets no step of its own.
      const text = takeMessage(waiting, { byPerson: false, ngoId: event.ngo?._id, until: at });
      return { at, kind, ngo, outcome: offer?.outcome ?? null, text };
    }
    case 'messageOfPerson':
    case 'messageOfNgo': {
      const text = takeMessage(waiting, {
        byPerson: kind === 'messageOfPerson',
        ngoId: event.ngo?._id,
        until: at,
      });
      return { at, kind, ngo, text };
    }
    // Nobody can view an erased request any more.
    case 'erased':
      return undefined;
    default:
      return { at, kind };
  }
}

/** Removes and returns the first message that belongs to this step. */
function takeMessage(
  waiting: Message[],
  { byPerson, ngoId, until }: { byPerson: boolean; ngoId: string | undefined; until: string },
): string | undefined {
  const at = waiting.findIndex(
    (message) => message.byPerson === byPerson && message.ngo?._id === ngoId && message.at <= until,
  );
  return at === -1 ? undefined : waiting.splice(at, 1)[0]?.text;
}

function ngoOfEvent(event: Event, ngos: Thread['ngos']): RequestNgo | undefined {
  return ngos.find(({ ngo }) => ngo._id === event.ngo?._id)?.ngo;
}
