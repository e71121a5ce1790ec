import type { SignedIn, SignedInCall } from '#src/server/api-env.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import { recordChange } from '#src/features/audit/audit.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { peopleMail, type PeopleChange } from '#src/features/account/account.emails.server.ts';
import { deleteInvitationsBy } from '#src/features/account/account.queries.server.ts';
import { PEOPLE_MOST, type NgoRole } from '#src/features/account/account.values.ts';
import {
  selectInvitations,
  type Invitee,
} from '#src/features/account/invitation/invitation.queries.server.ts';
import {
  invite,
  limitInvitations,
  withdraw,
} from '#src/features/account/invitation/invitation.service.server.ts';
import { selectAccountNgo } from '#src/features/account/ngo-accounts/account-ngo.queries.server.ts';
import { arePeopleFrozen, refuseFrozenRemoval, refuseIfFrozen } from './frozen-people.service.server.ts';
import type { People } from './people.contract.ts';
import {
  deletePerson,
  lockPeople,
  selectPeople,
  updateNgoRole,
  type PersonRow,
} from './people.queries.server.ts';

/** Minutes for which mails about people to one address are gathered, after one that left at once. */
const GATHERED_MINUTES = 60;
/** The occasions by which mails about people are counted. */
const PEOPLE_EVENTS: Record<PeopleChange, string> = {
  invitedManager: 'personInvited',
  invitedMember: 'personInvited',
  madeManager: 'personMadeManager',
  madeMember: 'personMadeMember',
  removed: 'personRemoved',
};

/** Returns who can sign in for the NGO of the signed-in person, and who is invited. */
export async function listPeople(services: AppServices, account: SignedIn): Promise<People> {
  const ngoId = account.ngoId!;
  const [people, invitations, isFrozen] = await Promise.all([
    selectPeople(services.db, ngoId),
    selectInvitations(services.db, ngoId),
    arePeopleFrozen(services, ngoId),
  ]);
  const isManager = account.ngoRole === 'manager';
  return {
    isManager,
    mayInvite: isManager && account.standing === 'verified' && !isFrozen,
    isFrozen,
    people: people.map(({ _id, name, email, ngoRole, isDisabled, signedInAt }) => ({
      _id,
      name,
      email,
      ngoRole,
      isDisabled,
      signedInAt,
      isYou: _id === account.id,
    })),
    invitations: invitations.map(({ _id, name, email, ngoRole, createdAt, expiresAt }) => ({
      _id,
      name,
      email,
      createdAt,
      expiresAt,
      ngoRole: ngoRole ?? 'member',
    })),
  };
}

/**
 * Invites a colleague by mail, and tells the other managers. A new invitation to the same address replaces the old one.
 * @throws {AppError} 409 if the address can sign in for this NGO already, or the NGO has too many people, or is frozen; 429
 * after too many invitations.
 */
export async function invitePerson(
  services: AppServices,
  {
    person,
    call,
  }: { person: Pick<Invitee, 'name' | 'email' | 'language'> & { ngoRole: NgoRole }; call: SignedInCall },
): Promise<void> {
  const ngoId = call.account.ngoId!;
  const email = person.email.toLowerCase();
  await limitInvitations(services.db, { email, account: call.account });
  await services.db.transaction().execute(async (db) => {
    const people = await lockOwnPeople(db, call);
    await refuseIfFrozen({ ...services, db }, ngoId);
    if (people.some((other) => other.email === email))
      throw new AppError({ status: 409, key: 'personThere' });
    const others = (await selectInvitations(db, ngoId)).filter((other) => other.email !== email);
    if (people.length + others.length >= PEOPLE_MOST)
      throw new AppError({ status: 409, key: 'tooManyPeople' });
    const invitee = { ...person, email, role: 'ngo', ngoId } as const;
    await invite({ ...services, db }, { invitee, call });
    const change = person.ngoRole === 'manager' ? 'invitedManager' : 'invitedMember';
    await tellManagers({ ...services, db }, { people, call, change, person: `${person.name} (${email})` });
  });
}

/**
 * Withdraws an invitation, so that its link stops working.
 * @throws {AppError} 404 if there is no such invitation to this NGO.
 */
export async function withdrawInvitation(
  { db: database }: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  await database.transaction().execute(async (db) => {
    await lockOwnPeople(db, call);
    await withdraw(db, { id, ngoId: call.account.ngoId, call });
  });
}

/**
 * Makes a colleague a manager or a member, and tells this person and the other managers. The open
 * invitations of somebody who is no longer a manager are withdrawn.
 * @throws {AppError} 404 if there is no such colleague, 409 for the own account, because an NGO always has
 * a manager, and while the NGO is frozen.
 */
export async function changePersonRole(
  services: AppServices,
  { id, ngoRole, call }: { id: string; ngoRole: NgoRole; call: SignedInCall },
): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    const people = await lockOwnPeople(db, call);
    const person = requireColleague(people, { id, call });
    await refuseIfFrozen({ ...services, db }, ngoId);
    if (person.ngoRole === ngoRole) return;
    await updateNgoRole(db, { id, ngoId, ngoRole });
    if (ngoRole === 'member') await deleteInvitationsBy(db, id);
    const about = { action: 'changePersonRole', entity: 'account', entityId: id, ngoId };
    const fields = { before: { ngoRole: person.ngoRole }, after: { ngoRole } };
    await recordChange(db, { call, change: { ...about, ...fields } });
    const change = ngoRole === 'manager' ? 'madeManager' : 'madeMember';
    await tellManagers({ ...services, db }, { people, call, change, person: person.name, about: person });
  });
}

/**
 * Deletes the account of a colleague with its sessions and open invitations, and tells this person and the other
 * managers.
 * @throws {AppError} 404 if there is no such colleague, 409 for the own account, because an NGO always has a manager; as
 * `refuseFrozenRemoval`.
 */
export async function removePerson(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  const ngoId = call.account.ngoId!;
  await services.db.transaction().execute(async (db) => {
    const people = await lockOwnPeople(db, call);
    const person = requireColleague(people, { id, call });
    const by = people.find(({ _id }) => _id === call.account.id);
    await refuseFrozenRemoval({ ...services, db }, { ngoId, by, person });
    const { email, name, ngoRole } = person;
    await deletePerson(db, { id, ngoId });
    const about = { action: 'removePerson', entity: 'account', entityId: id, ngoId };
    await recordChange(db, { call, change: { ...about, before: { email, name, ngoRole } } });
    await tellManagers({ ...services, db }, { people, call, change: 'removed', person: name, about: person });
  });
}

/**
 * Locks the people of the caller's NGO and returns them. Whoever was removed or made a member meanwhile is refused, so
 * that two managers who remove each other at the same time do not leave the NGO without one.
 */
async function lockOwnPeople(db: Database, { account }: SignedInCall): Promise<PersonRow[]> {
  const people = await lockPeople(db, account.ngoId!);
  const isManager = people.some(
    ({ _id, ngoRole, isDisabled }) => _id === account.id && ngoRole === 'manager' && !isDisabled,
  );
  if (!isManager) throw new AppError({ status: 403, key: 'managersOnly' });
  return people;
}

function requireColleague(
  people: readonly PersonRow[],
  { id, call }: { id: string; call: SignedInCall },
): PersonRow {
  if (id === call.account.id) throw new AppError({ status: 409, key: 'ownAccount' });
  const person = people.find(({ _id }) => _id === id);
  if (!person) throw notFound();
  return person;
}

/**
 * Mails the change to the person it is about, and to the managers. The one who made it gets the mail only if no other
 * manager does: somebody else may have the password. Changes of a kind that follow within the hour leave in one mail, so
 * that nobody floods a mailbox.
 */
async function tellManagers(
  services: AppServices,
  notice: {
    people: readonly PersonRow[];
    call: SignedInCall;
    change: PeopleChange;
    person: string;
    about?: PersonRow;
  },
): Promise<void> {
  const { people, call, change, person, about } = notice;
  const ngo = await selectAccountNgo(services.db, call.account.ngoId!);
  if (!ngo) throw notFound();
  const managers = people.filter(({ ngoRole, isDisabled }) => ngoRole === 'manager' && !isDisabled);
  const isOther = ({ _id }: PersonRow) => _id !== call.account.id && _id !== about?._id;
  const others = managers.filter(isOther);
  const told = others.length > 0 ? others : managers.filter(({ _id }) => _id === call.account.id);
  for (const recipient of about && !about.isDisabled ? [...told, about] : told) {
    const isAbout = recipient._id === about?._id;
    const { email, language } = recipient;
    const text = peopleMail({ language, ngo, change, person, by: call.account.name, isAbout });
    const event = PEOPLE_EVENTS[change];
    const notices = { about: `warning:${ngo._id} ${event}`, minutes: GATHERED_MINUTES } as const;
    await queueMail(services, { event, to: email, language, text, notices });
  }
}
