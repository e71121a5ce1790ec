import type { CertificateToPrint } from '#src/features/volunteer/certificates/certificates.queries.server.ts';

/** Returns a certificate as a PDF to download. */
export async function certificateResponse({
  certificate,
  origin,
}: {
  certificate: CertificateToPrint;
  origin: string;
}): Promise<Response> {
  // Fonts and the writer are loaded with the first certificate, not when the app starts.
  const { drawCertificate } = await import('./certificate-pdf.server.ts');
  const bytes = await drawCertificate({ certificate, origin });
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${certificate.number}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
