import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { DoorTicket } from './check-in.contract.ts';
import { DOOR_DATABASE } from '#src/browser/door-lists.ts';
import { mustErase, type CheckIn } from './check-in.rules.ts';

/** The event of a list on this device. Times are ISO 8601 in UTC. */
export type DoorEvent = {
  _id: string;
  title: string;
  titleGu: string | null;
  titleHi: string | null;
  startsAt: string;
  endsAt: string;
  /** When the list was loaded. */
  loadedAt: string;
};

interface DoorSchema extends DBSchema {
  events: { key: string; value: DoorEvent };
  tickets: { key: [string, string]; value: DoorTicket & { eventId: string } };
  checkIns: { key: [string, string]; value: CheckIn };
  device: { key: string; value: string };
}

export type DoorStore = IDBPDatabase<DoorSchema>;

/** Opens the lists of this device. Rejects if the browser blocks storage, as private windows may. */
export async function openDoorStore(): Promise<DoorStore> {
  return openDB<DoorSchema>(DOOR_DATABASE, 1, {
    upgrade(store) {
      store.createObjectStore('events', { keyPath: '_id' });
      store.createObjectStore('tickets', { keyPath: ['eventId', 'ticket'] });
      store.createObjectStore('checkIns', { keyPath: ['eventId', 'ticket'] });
      store.createObjectStore('device');
    },
  });
}

/** All keys of an event. */
const ofEvent = (eventId: string) => IDBKeyRange.bound([eventId], [eventId, []]);

export type DoorList = { event: DoorEvent; tickets: DoorTicket[]; checkIns: CheckIn[] };

/** Returns the list of an event on this device, if there is one. */
export async function readList(store: DoorStore, eventId: string): Promise<DoorList | undefined> {
  const [event, tickets, checkIns] = await Promise.all([
    store.get('events', eventId),
    store.getAll('tickets', ofEvent(eventId)),
    store.getAll('checkIns', ofEvent(eventId)),
  ]);
  return event && { event, tickets, checkIns };
}

/** Replaces the tickets of an event. What this device checked in stays. */
export async function writeList(
  store: DoorStore,
  { event, tickets }: { event: DoorEvent; tickets: readonly DoorTicket[] },
): Promise<void> {
  const transaction = store.transaction(['events', 'tickets'], 'readwrite');
  const rows = transaction.objectStore('tickets');
  await Promise.all([
    rows.delete(ofEvent(event._id)),
    ...tickets.map((ticket) => rows.put({ ...ticket, eventId: event._id })),
    transaction.objectStore('events').put(event),
    transaction.done,
  ]);
}

/** Stores check-ins, new ones or with the answer of the server. Resolves when they are on the disk. */
export async function writeCheckIns(store: DoorStore, checkIns: readonly CheckIn[]): Promise<void> {
  const transaction = store.transaction('checkIns', 'readwrite', { durability: 'strict' });
  await Promise.all([...checkIns.map((checkIn) => transaction.store.put(checkIn)), transaction.done]);
}

/** Returns the random id of this device, which is made at the first call. */
export async function readDoor(store: DoorStore): Promise<string> {
  const transaction = store.transaction('device', 'readwrite');
  const known = await transaction.store.get('door');
  const door = known ?? crypto.randomUUID();
  if (!known) await transaction.store.put(door, 'door');
  await transaction.done;
  return door;
}

/** Erases the list and the check-ins of an event from this device. */
export async function eraseList(store: DoorStore, eventId: string): Promise<void> {
  const transaction = store.transaction(['events', 'tickets', 'checkIns'], 'readwrite');
  await Promise.all([
    transaction.objectStore('events').delete(eventId),
    transaction.objectStore('tickets').delete(ofEvent(eventId)),
    transaction.objectStore('checkIns').delete(ofEvent(eventId)),
    transaction.done,
  ]);
}

/** Erases the lists of events that are over, and old check-ins whose list was erased when somebody signed out. */
export async function eraseOldLists(store: DoorStore, now: Date): Promise<void> {
  const events = await store.getAll('events');
  const listed = new Set(events.map(({ _id }) => _id));
  for (const { eventId, ticket, at } of await store.getAll('checkIns'))
    if (!listed.has(eventId) && mustErase({ endsAt: at, hasUnsent: true, now }))
      await store.delete('checkIns', [eventId, ticket]);
  for (const { _id, endsAt } of events) {
    const checkIns = await store.getAll('checkIns', ofEvent(_id));
    const hasUnsent = checkIns.some(({ result }) => result === undefined);
    if (mustErase({ endsAt, hasUnsent, now })) await eraseList(store, _id);
  }
}
