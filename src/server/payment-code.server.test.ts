import { toBuffer } from 'qrcode';
import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { codesOfWebsite, posterOfCodes } from '../../tests/support/poster-of-codes.ts';
import { findCodeError, readPictureCodes } from './payment-code.server.ts';

async function showsPaymentCode(picture: Sharp): Promise<boolean | undefined> {
  const codes = await readPictureCodes(picture);
  return codes && findCodeError(codes) === 'paymentCode';
}

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
  expect(await showsPaymentCode(sharp(poster).flop()), 'in a mirror').toBe(true);
  const code = await toBuffer(text, { width: 400, color: { dark: '#d8d8d8' } });
  expect(await showsPaymentCode(sharp(code)), 'pale').toBe(true);
});

test.each([
  ['#ff0000', '#008200'],
  ['#008200', '#ff0000'],
  ['#40b040', '#e040e0'],
  ['#3060ff', '#a06000'],
  ['#00b0b0', '#d07070'],
])('a code in %s on %s, two colours of the same brightness, takes a payment', async (dark, light) => {
  const code = { text: UPI, width: 400, left: 900, top: 500, color: { dark, light } };
  const poster = await posterOfCodes([code]);
  expect(await showsPaymentCode(sharp(poster))).toBe(true);
  expect(await showsPaymentCode(sharp(poster).rotate(12, { background: '#fff' }))).toBe(true);
  expect(await showsPaymentCode(sharp(poster).flop()), 'in a mirror').toBe(true);
  // Beside a code in black.
  const site = { text: SITE, width: 400, left: 100, top: 100 };
  expect(await showsPaymentCode(sharp(await posterOfCodes([code, site])))).toBe(true);
});

const SITE = 'https://drishtikiran.org';
const UPI = 'upi://pay?pa=drishti.trust@okaxis&pn=Drishti';

test.each([
  ['left of it', { left: 100, top: 500, width: 300 }, { left: 900, top: 500, width: 300 }],
  ['above it', { left: 600, top: 50, width: 300 }, { left: 600, top: 800, width: 300 }],
  ['larger', { left: 50, top: 50, width: 900 }, { left: 1200, top: 800, width: 220 }],
  ['close to it', { left: 100, top: 100, width: 400 }, { left: 500, top: 100, width: 400 }],
  ['around it', { left: 100, top: 50, width: 1100 }, { left: 550, top: 500, width: 200 }],
])('a code that takes a payment is found with that of a website %s', async (_where, site, payment) => {
  const poster = await posterOfCodes([
    { text: SITE, ...site },
    { text: UPI, ...payment },
  ]);
  expect(await showsPaymentCode(sharp(poster))).toBe(true);
  expect(await showsPaymentCode(sharp(poster).rotate(12, { background: '#fff' }))).toBe(true);
});

test('among a few others it is found, and with too many nobody can tell', async () => {
  const few = codesOfWebsite(16);
  expect(await showsPaymentCode(sharp(await posterOfCodes(few)))).toBe(false);
  const last = { text: UPI, width: 260, left: 1300, top: 900 };
  expect(await showsPaymentCode(sharp(await posterOfCodes([...few, last])))).toBe(true);
  expect(await showsPaymentCode(sharp(await posterOfCodes(codesOfWebsite(24))))).toBeUndefined();
});

test('another code, a pattern and a plain colour do not', async () => {
  expect(await showsPaymentCode(sharp(await posterWith('https://drishtikiran.org', 300)))).toBe(false);
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 800, height: 600, channels: 3, background: '#888' } as const;
  expect(await showsPaymentCode(sharp({ create: { ...create, noise } }))).toBe(false);
  expect(await showsPaymentCode(sharp({ create }))).toBe(false);
});

test('the texts of all codes are read', async () => {
  const codes = codesOfWebsite(3);
  const found = await readPictureCodes(sharp(await posterOfCodes(codes)));
  expect(found?.toSorted()).toEqual(codes.map(({ text }) => text));
});
