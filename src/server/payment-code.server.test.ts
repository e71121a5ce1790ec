import { toBuffer } from 'qrcode';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { showsPaymentCode } from './payment-code.server.ts';

/** Returns a photo of a poster, tilted a little, with a code on it. */
async function posterWith(text: string, width: number): Promise<Buffer> {
  const code = await toBuffer(text, { width });
  const poster = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#cde' } });
  return poster
    .composite([{ input: code, left: 900, top: 500 }])
    .jpeg({ quality: 70 })
    .toBuffer();
}

test.each([
  ['upi://pay?pa=drishti.trust@okaxis&pn=Drishti', 220],
  ['upi://pay?pa=drishti.trust@okaxis&pn=Drishti', 600],
  ['https://rzp.io/l/drishti', 220],
  ['00020101021126340010drishti@ybl5204', 300],
])('a picture with the code %s of %i pixels takes a payment', async (text, width) => {
  const poster = await posterWith(text, width);
  expect(await showsPaymentCode(sharp(poster))).toBe(true);
  expect(await showsPaymentCode(sharp(poster).rotate(12, { background: '#fff' }))).toBe(true);
});

test('another code, a pattern and a plain colour do not', async () => {
  expect(await showsPaymentCode(sharp(await posterWith('https://drishtikiran.org', 300)))).toBe(false);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 800, height: 600, channels: 3, background: '#888' } as const;
  expect(await showsPaymentCode(sharp({ create: { ...create, noise } }))).toBe(false);
  expect(await showsPaymentCode(sharp({ create }))).toBe(false);
});
