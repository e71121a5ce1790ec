import type { SignedInCall } from '#src/server/api-env.server.ts';
import { AppError } from '#src/server/errors.server.ts';
import type { AppServices } from '#src/server/http/app-services.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { selectAccountByEmail } from '#src/features/account/account.queries.server.ts';
import {
  invite,
  limitInvitations,
  withdraw,
} from '#src/features/account/invitation/invitation.service.server.ts';
import { lockAdminsToTell, tellAdmins } from './administrators.server.ts';
import type { TeamRole } from './accounts.values.ts';

/**
 * Invites a person by mail to our own team, and tells the other administrators. A new invitation to the same address
 * replaces the old one. An address that has an account of an NGO gets the same response; its owner is told by mail.
 * @throws {AppError} 409 if the person is in our team already, 429 after too many invitations.
 */
export async function inviteToTeam(
  services: AppServices,
  {
    person: { name, role, language, email: written },
    call,
  }: {
    person: { name: string; email: string; role: TeamRole; language: Language };
    call: SignedInCall;
  },
): Promise<void> {
  const email = written.toLowerCase();
  await limitInvitations(services.db, { email, account: call.account });
  await services.db.transaction().execute(async (db) => {
    const admins = await lockAdminsToTell(db, call);
    const existing = await selectAccountByEmail(db, email);
    if (existing && existing.role !== 'ngo') throw new AppError({ status: 409, key: 'teamPersonThere' });
    const invitee = { name, email, role, language, ngoId: null, ngoRole: null };
    await invite({ ...services, db }, { invitee, call });
    const { name: by } = call.account;
    await tellAdmins({ ...services, db }, { admins, change: 'invited', by, person: { name, email } });
  });
}

/**
 * Withdraws an invitation to our own team, so that its link stops working, and tells the other administrators.
 * @throws {AppError} 404 if there is no such invitation.
 */
export async function withdrawTeamInvitation(
  services: AppServices,
  { id, call }: { id: string; call: SignedInCall },
): Promise<void> {
  await services.db.transaction().execute(async (db) => {
    const admins = await lockAdminsToTell(db, call);
    const person = await withdraw(db, { id, ngoId: null, call });
    const { name: by } = call.account;
    await tellAdmins({ ...services, db }, { admins, change: 'withdrawn', by, person });
  });
}
