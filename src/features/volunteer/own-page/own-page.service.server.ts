import { listAccountsOfNgo } from '#src/features/account/ngo-accounts/ngo-accounts.service.server.ts';
import { forgetMailsAbout, queueMail } from '#src/features/mail/mail.service.server.ts';
import { findCity } from '#src/features/reference/reference.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { AppError, notFound } from '#src/server/errors.server.ts';
import { updateDetails } from '#src/features/volunteer/application/application.queries.server.ts';
import {
  cleanDetails,
  findDetailErrors,
  type VolunteerForm,
} from '#src/features/volunteer/application/application.rules.ts';
import {
  refuseErrors,
  storedDetails,
} from '#src/features/volunteer/application/application.service.server.ts';
import { selectCertificatesOf } from '#src/features/volunteer/certificates/certificates.queries.server.ts';
import {
  giveBackPlace,
  takePlace,
} from '#src/features/volunteer/shift-places/shift-places.service.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { volunteerTokenHash } from '#src/features/volunteer/volunteer-token.server.ts';
import { newVolunteerMail } from './own-page.emails.server.ts';
import type { OwnVolunteer, VolunteerShift } from './own-page.contract.ts';
import {
  deleteVolunteer,
  lockByToken,
  selectByToken,
  selectShiftsToTake,
  selectTakenShifts,
  updateConfirmed,
  updateInvitationsWanted,
  type FoundVolunteer,
} from './own-page.queries.server.ts';

/** Shifts shown of each kind. More than a volunteer takes in years, or reads. */
const SHIFTS_MOST = 100;

type ShiftOfToken = { token: string; shiftId: string };

/**
 * Returns all that is stored of the volunteer with this token, with the shifts that can be taken. The details of an
 * application that is not confirmed need `show`.
 * @throws {AppError} 404 if there is none.
 */
export async function findVolunteer(
  services: VolunteerServices,
  { token, show = false }: { token: string; show?: boolean | undefined },
): Promise<OwnVolunteer> {
  const { db, keys } = services;
  const found = await selectByToken(db, volunteerTokenHash({ keys, token }));
  if (!found) throw notFound();
  const { id: volunteerId, ngoId, details, ...volunteer } = found;
  const { status, ngo } = volunteer;
  const taken = await selectTakenShifts(db, { volunteerId, limit: SHIFTS_MOST });
  const mayTake = status === 'accepted' && ngo.isVerified;
  const toTake = mayTake ? await selectShiftsToTake(db, { ngoId, volunteerId, limit: SHIFTS_MOST }) : [];
  return {
    ...volunteer,
    certificates: await selectCertificatesOf(db, volunteerId),
    details: status === 'unconfirmed' && !show ? null : details,
    shifts: [...taken, ...toTake].toSorted(byStart),
  };
}

/**
 * Confirms an application, which the NGO then sees, and mails that to its accounts. `form` has the details that the
 * person has seen and corrected: without it, an application that was sent again with other details, perhaps by a
 * stranger, is not confirmed. Does nothing if it is confirmed already.
 * @throws {AppError} 404 if there is no such volunteer; 409 if the details must be seen first; 422 with every error of
 * the form.
 */
export function confirm(
  services: VolunteerServices,
  { token, form, language }: { token: string; form: VolunteerForm | undefined; language: Language },
): Promise<OwnVolunteer> {
  return withVolunteer(services, token, async (locked, volunteer) => {
    if (volunteer.status !== 'unconfirmed') return;
    if (form) await saveDetails(locked.db, { volunteer, form, language });
    else if (volunteer.isRewritten) throw new AppError({ status: 409, key: 'volunteerLookFirst' });
    await updateConfirmed(locked.db, volunteer.id);
    await mailNgo(locked, volunteer.ngoId);
  });
}

/**
 * Replaces the details of a volunteer.
 * @throws {AppError} 404 if there is no such volunteer; 409 if the application is not confirmed; 422 with every error
 * of the form.
 */
export function change(
  services: VolunteerServices,
  { token, form }: { token: string; form: VolunteerForm },
): Promise<OwnVolunteer> {
  return withVolunteer(services, token, async ({ db }, volunteer) => {
    if (volunteer.status === 'unconfirmed') throw new AppError({ status: 409, key: 'volunteerConfirmFirst' });
    await saveDetails(db, { volunteer, form });
  });
}

async function saveDetails(
  db: Database,
  {
    volunteer: { id, ngoId, email, reference },
    form,
    ...rest
  }: { volunteer: FoundVolunteer; form: VolunteerForm; language?: Language },
): Promise<void> {
  const details = cleanDetails(form);
  const town = findCity(details.city);
  refuseErrors({ errors: findDetailErrors(details), city: details.city });
  const city = town?.name ?? details.city;
  const stored = storedDetails({ ngoId, email, reference, details: { ...details, city } });
  await updateDetails(db, { id, details: stored, ...rest });
}

/**
 * Erases a volunteer and the mails with the link to this page. Places in shifts are given back, and certificates keep
 * the initials.
 * @throws {AppError} 404 if there is no such volunteer.
 */
export async function erase(services: VolunteerServices, token: string): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const volunteer = await lockedVolunteer({ ...services, db }, token);
    const { id, email } = volunteer;
    await deleteVolunteer(db, id);
    await forgetMailsAbout(db, { record: `volunteer:${volunteer.reference}`, recipient: email });
  });
}

/**
 * Ends the mails of the NGO that look for volunteers, or allows them again. Repeated calls change nothing.
 * @throws {AppError} 404 if there is no such volunteer.
 */
export async function chooseInvitations(
  { db, keys }: VolunteerServices,
  { token, isWanted }: { token: string; isWanted: boolean },
): Promise<void> {
  const tokenHash = volunteerTokenHash({ keys, token });
  if (!(await updateInvitationsWanted(db, { tokenHash, isWanted }))) throw notFound();
}

/**
 * Takes a place in a shift.
 * @throws {AppError} 404 if there is no such volunteer or shift; 409 as `takePlace` does.
 */
export function take(services: VolunteerServices, shift: ShiftOfToken): Promise<OwnVolunteer> {
  return changePlace(services, shift, takePlace);
}

/**
 * Gives a place in a shift back.
 * @throws {AppError} 404 if there is no such volunteer or shift; 409 as `giveBackPlace` does.
 */
export function giveBack(services: VolunteerServices, shift: ShiftOfToken): Promise<OwnVolunteer> {
  return changePlace(services, shift, giveBackPlace);
}

async function changePlace(
  services: VolunteerServices,
  { token, shiftId }: ShiftOfToken,
  step: (db: Database, place: { shiftId: string; volunteerId: string }) => Promise<void>,
): Promise<OwnVolunteer> {
  const { db, keys } = services;
  const found = await selectByToken(db, volunteerTokenHash({ keys, token }));
  if (!found) throw notFound();
  await step(db, { shiftId, volunteerId: found.id });
  return findVolunteer(services, { token });
}

/** Runs a change with the volunteer locked, and returns what is stored after it. */
async function withVolunteer(
  services: VolunteerServices,
  token: string,
  run: (locked: VolunteerServices, volunteer: FoundVolunteer) => Promise<void>,
): Promise<OwnVolunteer> {
  return services.db.transaction().execute(async (db) => {
    const locked = { ...services, db };
    await run(locked, await lockedVolunteer(locked, token));
    return findVolunteer(locked, { token });
  });
}

async function lockedVolunteer({ db, keys }: VolunteerServices, token: string): Promise<FoundVolunteer> {
  const volunteer = await lockByToken(db, volunteerTokenHash({ keys, token }));
  if (!volunteer) throw notFound();
  return volunteer;
}

/** Minutes in which further applications do not lead to further mails: anybody can apply with many addresses. */
const NOTICE_MINUTES = 15;

/** Notifies every active account of an NGO, each in its own language: at once, and once for those of the next minutes. The mail contains nothing about the person. */
async function mailNgo(services: VolunteerServices, ngoId: string): Promise<void> {
  for (const { email, language, isDisabled } of await listAccountsOfNgo(services.db, ngoId)) {
    if (isDisabled) continue;
    const text = newVolunteerMail(language);
    const notices = { about: `newVolunteer:${ngoId}`, minutes: NOTICE_MINUTES } as const;
    await queueMail(services, { event: 'volunteerNgo', to: email, language, text, notices });
  }
}

const byStart = (a: VolunteerShift, b: VolunteerShift) => a.startsAt.localeCompare(b.startsAt);
