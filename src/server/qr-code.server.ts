import { create } from 'qrcode';
import type { QrCodeView } from '#src/ui/qr-code.tsx';

/** Draws a QR code with error correction level M as an SVG path of side 1 modules, with one bar for each dark run of a row. */
export function drawQrCode(text: string): QrCodeView {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const rows = Array.from({ length: size }, (_, row) =>
    Array.from(modules.data.subarray(row * size, (row + 1) * size), (dark) => (dark ? '1' : ' ')).join(''),
  );
  const bars = rows.flatMap((row, y) =>
    [...row.matchAll(/1+/g)].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  return { path: bars.join(''), side: size };
}
