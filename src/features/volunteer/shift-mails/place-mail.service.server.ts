import { takeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { selectMailedShift } from './shift-mails.queries.server.ts';
import { shiftMail } from './shift.emails.server.ts';

const MAIL_EVENTS = { added: 'shiftAdded', removed: 'shiftRemoved' } as const;

/**
 * Queues the mail to a volunteer whom the NGO put in a shift or took out of it. Returns false, and leaves it
 * out, if the mails of the day are used up.
 * @throws {AppError} 404 if there is no such shift.
 */
export async function mailAboutPlace(
  services: VolunteerServices,
  {
    kind,
    ngoId,
    shiftId,
    volunteer,
  }: {
    kind: 'added' | 'removed';
    ngoId: string;
    shiftId: string;
    volunteer: { name: string; reference: string; email: string; language: Language };
  },
): Promise<boolean> {
  const shift = await selectMailedShift(services.db, shiftId);
  if (!shift) throw notFound();
  const { email, language } = volunteer;
  if (!(await takeMailTo(services, { ngoId, to: email }))) return false;
  await queueMail(services, {
    event: MAIL_EVENTS[kind],
    to: email,
    language,
    about: `volunteer:${volunteer.reference}`,
    text: shiftMail({ kind, shift, volunteer, keys: services.keys }),
  });
  return true;
}
