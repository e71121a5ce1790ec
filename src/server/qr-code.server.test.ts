import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readQrCode } from '../../tests/support/read-qr-code.ts';
import { drawQrCode } from './qr-code.server.ts';

/** Draws a code as the component QrCode does. */
function svgOf(text: string): Buffer {
  const { path, side } = drawQrCode(text);
  const whole = side + 8;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${whole} ${whole}" width="${whole * 8}"><path d="${path}"/></svg>`,
  );
}

test('a scanner reads what was drawn', async () => {
  await fc.assert(
    fc.asyncProperty(fc.stringMatching(/^upi:\/\/pay\?pa=[a-z0-9.@&=%-]{10,150}$/), async (text) => {
      expect(await readQrCode(svgOf(text))).toBe(text);
    }),
    { numRuns: 20 },
  );
});
