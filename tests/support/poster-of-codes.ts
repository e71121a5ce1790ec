import { toBuffer } from 'qrcode';
import sharp from 'sharp';

type PlacedCode = {
  text: string;
  width: number;
  left: number;
  top: number;
  color?: { dark: string; light: string };
};

/** Returns a photo of a poster of 1600 by 1200 pixels with QR codes on it. */
export async function posterOfCodes(codes: readonly PlacedCode[]): Promise<Buffer> {
  const drawn = codes.map(async ({ text, width, left, top, color = {} }) => ({
    input: await toBuffer(text, { width, color, errorCorrectionLevel: 'H' }),
    left,
    top,
  }));
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#cde' } })
    .composite(await Promise.all(drawn))
    .jpeg({ quality: 70 })
    .toBuffer();
}

/** Returns codes of a website in rows of eight from the top. */
export function codesOfWebsite(count: number): PlacedCode[] {
  return Array.from({ length: count }, (_, at) => ({
    text: `https://sathi.example.org/${at}`,
    width: 180,
    left: 10 + (at % 8) * 198,
    top: 10 + Math.floor(at / 8) * 198,
  }));
}
