import { useCallback, useEffect, useRef, useState } from 'react';
import { DOOR_DATABASE, eraseDoorLists } from '#src/browser/door-lists.ts';
import { load, readSession, send } from '#src/browser/session.ts';
import type { DoorTicket } from './check-in.contract.ts';
import { CHECK_INS_MOST } from './check-in.values.ts';
import { decideAtDoor, type CheckIn, type DoorDecision } from './check-in.rules.ts';
import {
  eraseList,
  eraseOldLists,
  openDoorStore,
  readDoor,
  readList,
  writeCheckIns,
  writeList,
  type DoorList,
  type DoorStore,
} from './door-store.ts';

/** Milliseconds between attempts to send, and between two loads of the list. */
const SEND_EVERY = 10_000;
const LOAD_EVERY = 60_000;

export type DoorState =
  | { kind: 'loading' }
  /** Nothing is stored here, and the list could not be loaded. `status` is 0 without network. */
  | { kind: 'failed'; status: number }
  /** The browser blocks storage, so nothing could survive a reload. */
  | { kind: 'blocked' }
  | { kind: 'erased' }
  | { kind: 'ready'; list: DoorList; isOnline: boolean; isSignedIn: boolean };

/**
 * The list of an event at the door. Works from this device's storage, loads the list and sends check-ins whenever
 * there is a network.
 */
export function useDoor(eventId: string) {
  const [state, setState] = useState<DoorState>({ kind: 'loading' });
  const store = useRef<DoorStore>(undefined);
  const isOnline = useRef(true);
  const isSending = useRef(false);

  const show = useCallback(async () => {
    const list = await readList(store.current!, eventId);
    if (list)
      setState({ kind: 'ready', list, isOnline: isOnline.current, isSignedIn: readSession() !== undefined });
    // Somebody signed out, perhaps in another tab: without names, nothing that is shown here is true.
    else setState((before) => (before.kind === 'ready' ? { kind: 'failed', status: 401 } : before));
    return list;
  }, [eventId]);

  const refresh = useCallback(async () => {
    const result = await loadList(eventId);
    isOnline.current = result.ok || result.status !== 0;
    if (result.ok) await writeList(store.current!, result.list);
    else if (result.isEnded) await eraseDoorLists();
    const list = await show();
    if (!list && !result.ok) setState({ kind: 'failed', status: result.status });
  }, [eventId, show]);

  const sendUnsent = useCallback(async () => {
    if (isSending.current || readSession() === undefined) return;
    isSending.current = true;
    try {
      const { checkIns = [] } = (await readList(store.current!, eventId)) ?? {};
      const unsent = checkIns.filter(({ result }) => result === undefined);
      for (let at = 0; at < unsent.length; at += CHECK_INS_MOST) {
        const isSent = await sendCheckIns(store.current!, {
          eventId,
          checkIns: unsent.slice(at, at + CHECK_INS_MOST),
        });
        isOnline.current = isSent;
        if (!isSent) break;
      }
      if (unsent.length > 0) await show();
    } finally {
      isSending.current = false;
    }
  }, [eventId, show]);

  useEffect(() => {
    let isGone = false;
    let timers: ReturnType<typeof setInterval>[] = [];
    let channel: BroadcastChannel | undefined;
    const goOffline = () => {
      isOnline.current = false;
      void show();
    };
    const goOnline = () => void sendUnsent().then(refresh);
    async function start() {
      const opened = await openDoorStore().catch(() => undefined);
      if (isGone) return opened?.close();
      if (!opened) return setState({ kind: 'blocked' });
      store.current = opened;
      await eraseOldLists(opened, new Date());
      await show();
      await sendUnsent();
      await refresh();
      timers = [
        setInterval(() => void sendUnsent(), SEND_EVERY),
        setInterval(() => void refresh(), LOAD_EVERY),
      ];
      channel = new BroadcastChannel(DOOR_DATABASE);
      channel.addEventListener('message', () => void show());
      window.addEventListener('online', goOnline);
      window.addEventListener('offline', goOffline);
      if (isGone) end();
    }
    function end() {
      for (const timer of timers) clearInterval(timer);
      channel?.close();
      window.removeEventListener('online', goOnline);
      window.removeEventListener('offline', goOffline);
    }
    void start();
    return () => {
      isGone = true;
      end();
      store.current?.close();
    };
  }, [refresh, sendUnsent, show]);

  /** Decides about a ticket. Lets the party in if it may come in, or if `isForced` and it is not listed. */
  async function decide(ticket: string, isForced = false): Promise<DoorDecision> {
    const list = await show();
    // The page shows by now that nobody is signed in.
    if (!list) return { kind: 'unlisted' };
    const { tickets, checkIns } = list;
    const decision = decideAtDoor({
      listed: tickets.find((listed) => listed.ticket === ticket),
      checkIn: checkIns.find((checkIn) => checkIn.ticket === ticket),
    });
    const isUnlistedAdmission = decision.kind === 'unlisted' && isForced;
    if (decision.kind === 'admit' || isUnlistedAdmission) {
      const at = new Date().toISOString();
      await writeCheckIns(store.current!, [{ eventId, ticket, at }]);
      await show();
      void sendUnsent();
    }
    return isUnlistedAdmission ? { kind: 'admit', ticket: undefined } : decision;
  }

  async function erase() {
    await eraseList(store.current!, eventId);
    setState({ kind: 'erased' });
  }

  return { state, decide, refresh, erase };
}

type LoadResult =
  | { ok: true; list: Pick<DoorList, 'event' | 'tickets'> }
  /** `isEnded`: the server ended the session. One that only ran out lets a door without network go on. */
  | { ok: false; status: number; isEnded?: boolean };

/** Loads all parts of the list of tickets. */
async function loadList(eventId: string): Promise<LoadResult> {
  if (readSession() === undefined) return { ok: false, status: 401 };
  const tickets: DoorTicket[] = [];
  let after: string | undefined;
  for (;;) {
    try {
      const { data } = await load((api) =>
        api.event.getDoorList[':eventId'].$get({ param: { eventId }, query: after ? { after } : {} }),
      );
      tickets.push(...data.tickets);
      if (data.next === null)
        return { ok: true, list: { event: { ...data.event, loadedAt: new Date().toISOString() }, tickets } };
      after = data.next;
    } catch (error) {
      return { ok: false, status: statusOf(error), isEnded: error instanceof Response };
    }
  }
}

/** `load` throws what a loader may throw: a redirect to the sign-in page, or an error with a status. */
function statusOf(error: unknown): number {
  if (error instanceof Response) return 401;
  const status = (error as { init?: { status?: number } }).init?.status ?? 0;
  return status === 503 ? 0 : status;
}

/** Sends check-ins and stores the answers. Returns false if the server could not be reached. */
async function sendCheckIns(
  store: DoorStore,
  { eventId, checkIns }: { eventId: string; checkIns: CheckIn[] },
): Promise<boolean> {
  const door = await readDoor(store);
  const json = { door, checkIns: checkIns.map(({ ticket, at }) => ({ ticket, at })) };
  const result = await send((api) => api.event.checkIn[':eventId'].$post({ param: { eventId }, json }));
  if (!result.ok) return result.status !== 0;
  const answers = result.body.data;
  await writeCheckIns(
    store,
    checkIns.map((checkIn, at) => {
      const { result: answer, attendedAt } = answers[at]!;
      return { ...checkIn, result: answer, attendedAt };
    }),
  );
  return true;
}
