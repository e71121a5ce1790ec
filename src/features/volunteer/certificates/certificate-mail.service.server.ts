import { queueMail } from '#src/features/mail/mail.service.server.ts';
import { certificateMail } from '#src/features/volunteer/certificate-paper/certificate.emails.server.ts';
import type { VolunteerServices } from '#src/features/volunteer/volunteer-services.server.ts';
import { selectToPrint, updateMailed } from './certificates.queries.server.ts';

/**
 * Mails a certificate to its volunteer, once. The paper is drawn before the transaction, which only queues it. Does
 * nothing if the certificate is withdrawn or was mailed, or its volunteer is erased.
 */
export async function mailCertificate(services: VolunteerServices, id: string): Promise<void> {
  const certificate = await selectToPrint(services.db, { id });
  if (!certificate || certificate.isMailed) return;
  const { email: to, language, reference } = certificate;
  const mail = await certificateMail({ certificate, origin: services.origin });
  await services.db.transaction().execute(async (db) => {
    if (!(await updateMailed(db, id))) return;
    const about = `volunteer:${reference}` as const;
    await queueMail({ ...services, db }, { event: 'volunteerCertificate', to, language, ...mail, about });
  });
}
