import { nameIn } from '#src/shared/ngo-names.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import { makeCertificate } from './certificate-response.server.ts';
import { checkPath } from '#src/features/volunteer/certificates/certificate-paths.ts';
import type { CertificateToPrint } from '#src/features/volunteer/certificates/certificates.queries.server.ts';
import { formatCertificateHours } from '#src/features/volunteer/certificates/certificates.rules.ts';

/** Returns the mail that brings a volunteer the certificate. Throws as `makeCertificate` does. */
export async function certificateMail({
  certificate,
  origin,
}: {
  certificate: CertificateToPrint;
  origin: string;
}): Promise<{ text: MailText; attachments: MailAttachment[] }> {
  const { number, language, minutes, ngoName, ngoNameGu, ngoNameHi } = certificate;
  const { mail: t } = catalogues[language]['volunteer/certificate-paper'];
  const ngo = nameIn({ names: { name: ngoName, nameGu: ngoNameGu, nameHi: ngoNameHi }, language });
  const pdf = await makeCertificate({ sender: certificate.ngoId, paper: { certificate, origin } });
  return {
    text: {
      subject: t.subject(ngo),
      lines: [t.line(ngo, minutes, formatCertificateHours(minutes)), t.attached, t.check(number)],
      link: { label: t.link, path: checkPath({ number, language }) },
    },
    attachments: [
      { filename: `${number}.pdf`, contentType: 'application/pdf', base64: pdf.toString('base64') },
    ],
  };
}
