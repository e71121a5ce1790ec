import { paperMaker } from '#src/server/pdf/paper-maker.server.ts';
import { pdfResponse } from '#src/server/pdf/pdf-response.server.ts';
import type { drawCertificate } from './certificate-pdf.server.ts';

type Paper = Parameters<typeof drawCertificate>[0];

/** Draws a certificate when its turn comes. Throws as `paperMaker` does. */
export const makeCertificate = paperMaker<Paper>(
  'src/features/volunteer/certificate-paper/certificate.worker.server.ts',
);

/** Returns a certificate as a PDF to download. `sender` is who asks for it. */
export async function certificateResponse({
  sender,
  ...paper
}: Paper & { sender: string }): Promise<Response> {
  return pdfResponse({ bytes: await makeCertificate({ sender, paper }), name: paper.certificate.number });
}
