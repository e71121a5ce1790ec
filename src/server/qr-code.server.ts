import { create } from 'qrcode';
import type { QrCodeView } from '#src/ui/qr-code.tsx';

/** Draws a QR code with error correction level M as an SVG path, with one square of side 1 for each dark module. */
export function drawQrCode(text: string): QrCodeView {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const squares = Array.from({ length: size * size }, (_, at) =>
    modules.data[at] ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { path: squares.join(''), side: size };
}
