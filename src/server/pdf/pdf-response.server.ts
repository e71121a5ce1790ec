/** Returns a PDF to download. `name` is without the extension. */
export function pdfResponse({ bytes, name }: { bytes: Buffer; name: string }): Response {
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="${name}.pdf"`,
      'Cache-Control': 'no-store',
    },
  });
}
