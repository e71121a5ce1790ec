import {
  GUARDED_FIELDS,
  isOfMembers,
  waitsFor,
  type GuardedField,
} from '#src/features/ngo/fields/ngo-fields.values.ts';

/**
 * What decides where money and calls go: bank details with their UPI id, the keys of a payment gateway, and the guarded
 * values of the page of the NGO.
 */
export const CHANGE_KINDS = ['bank', 'gateway', 'ngo'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

export const CHANGE_STATUSES = ['waiting', 'active', 'replaced', 'stopped', 'withdrawn', 'removed'] as const;

/** What put an end to the waiting of a change: the time, our team, the link in a mail, or the NGO. */
export const CHANGE_DECIDERS = ['time', 'staff', 'link', 'ngo'] as const;
export type ChangeDecider = (typeof CHANGE_DECIDERS)[number];

/** Hours for which a change waits before it is public. */
export const WAITING_HOURS = 48;
/** Minutes for which warnings of an occasion to one address are gathered, after one that left at once. */
export const WARNING_MINUTES = 60;
/** The event of the mails that a change waits. */
export const CHANGE_REQUESTED = 'bankChangeRequested';
/** The event of the mails that changes were stopped. */
export const CHANGE_STOPPED = 'bankChangeStopped';
/** Hours for which webhooks of replaced keys still count: the gateway repeats them for a day. */
export const WEBHOOK_HOURS = 24;
/** Days for which an address that was replaced, or a person who was removed, still gets the mails about changes. */
export const EARLIER_ADDRESS_DAYS = 90;
/** Days after a change for which the link in its mail stops changes, also those that came after it. */
export const STOP_LINK_DAYS = 30;
/** The longest reason for which our team stops a change, in characters. */
export const STOP_REASON_MOST = 500;

/** Whether changes of an NGO are guarded: its page is public, or was checked. */
export function isGuarded({ listed, status }: { listed: boolean; status: string }): boolean {
  return listed || isChecked({ status });
}

/** Whether our team has checked the NGO. */
export function isChecked({ status }: { status: string }): boolean {
  return status !== 'pending';
}

/** Returns the fields that a member cannot change. */
export function fieldsOfManagers(standing: { listed: boolean; status: string }): readonly GuardedField[] {
  return isGuarded(standing) ? GUARDED_FIELDS : GUARDED_FIELDS.filter((field) => !isOfMembers(field));
}

/**
 * Returns the fields that need the password: contact details from the start, because they become
 * public with our check, and everything that is guarded once the page is public or was checked.
 */
export function fieldsWithPassword(standing: { listed: boolean; status: string }): readonly GuardedField[] {
  if (isGuarded(standing)) return GUARDED_FIELDS;
  return GUARDED_FIELDS.filter((field) => waitsFor({ field, isChecked: false }) === 'time');
}
