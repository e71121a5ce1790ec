import { consumeMailTo } from '#src/features/mail/ngo-mailing/ngo-mailing.service.server.ts';
import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { selectMailedShift } from './shift-mails.queries.server.ts';
import { shiftMail } from './shift.emails.server.ts';

const MAIL_EVENTS = { added: 'shiftAdded', removed: 'shiftRemoved' } as const;

/**
 * Queues the mail to a volunteer whom the NGO put in a shift or took out of it.
 * @throws {AppError} 404 if there is no such shift; as `consumeMailTo`.
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
): Promise<void> {
  const shift = await selectMailedShift(services.db, shiftId);
  if (!shift) throw notFound();
  const { email, language } = volunteer;
  await consumeMailTo(services.db, { ngoId, to: email });
  await queueMail(services, {
    event: MAIL_EVENTS[kind],
    to: email,
    language,
    text: shiftMail({ kind, shift, volunteer, keys: services.keys }),
  });
}
