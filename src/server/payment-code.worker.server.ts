import { decodeQRBatch, type FinderPoint } from 'qr/decode.js';
import { answerWork } from '#src/server/workers/answer-work.server.ts';
import type { Pixels, Search } from './payment-code.server.ts';

/** More codes than honest photos show. Each takes time. */
const CODES_MOST = 20;
/** Less colour than this is noise. */
const COLOUR_LEAST = 16;
/** Part of the pixels whose colour may be stronger than what is drawn as black or white. */
const STRONGER = 0.001;
/** Tries for the corners of many codes beside each other. A time limit would find less on a busy machine. */
const TRIES = { effort: 512, timeLimit: Infinity };

// Runs in a thread, because looking for codes takes up to a second.
answerWork(async ({ view, ...pixels }: Search) => {
  const codes: string[] = [];
  if (view !== 'brightness' && !showColour(pixels, view)) return codes;
  // Phones read a mirrored code too.
  for (const isMirrored of [false, true]) {
    let found = await takeCodes(pixels);
    const hasOthers = found.unread;
    while (found.texts.length > 0) {
      codes.push(...found.texts);
      // As if the thread had run out of time.
      if (codes.length > CODES_MOST) return undefined;
      found = await takeCodes(pixels);
    }
    if (isMirrored || !(hasOthers || found.unread)) break;
    mirror(pixels);
  }
  return codes;
});

/**
 * Returns the texts of the codes that are found, and paints over their corners: there may be others inside. `unread` says
 * whether there was something like a code that could not be read.
 */
async function takeCodes(pixels: Pixels): Promise<{ texts: string[]; unread: boolean }> {
  const corners: FinderPoint[] = [];
  let unread = false;
  const [results = []] = await decodeQRBatch([pixels], {
    ...TRIES,
    maxSize: pixels,
    pointsOnDetect: ({ tl, tr, bl }, result) => {
      if (typeof result === 'string') corners.push(tl, tr, bl);
      else unread = true;
    },
  });
  for (const corner of corners) paintWhite(pixels, corner);
  // The last result says that there are no more.
  return { texts: results.filter((result) => typeof result === 'string'), unread };
}

/**
 * Draws in grey how much a colour of each pixel, red or blue, differs from its green, with the weakest as black and the
 * strongest as white. Returns false, and draws nothing, if there is hardly any difference.
 */
function showColour(picture: Pixels, channel: 'red' | 'blue'): boolean {
  const pixels = pixelsOf(picture);
  const place = channel === 'red' ? 0 : 16;
  const differenceIn = (pixel: number) => 255 + ((pixel >> place) & 255) - ((pixel >> 8) & 255);
  const counts = new Uint32Array(511);
  for (const pixel of pixels) {
    const difference = differenceIn(pixel);
    counts[difference] = (counts[difference] ?? 0) + 1;
  }
  const stronger = STRONGER * pixels.length;
  const least = placeBeyond(counts, stronger);
  const most = counts.length - 1 - placeBeyond(counts.toReversed(), stronger);
  if (most - least < COLOUR_LEAST) return false;
  const shades = Uint8ClampedArray.from(counts, (_, at) => (255 * (at - least)) / (most - least));
  const greys = Uint32Array.from(shades, (shade) => 0xff000000 + 0x010101 * shade);
  for (const [at, pixel] of pixels.entries()) pixels[at] = greys[differenceIn(pixel)] ?? 0;
  return true;
}

/** Returns the first place up to which the counts have a sum of more than `sum`. */
function placeBeyond(counts: Uint32Array, sum: number): number {
  let rest = sum;
  return counts.findIndex((count) => (rest -= count) < 0);
}

/** Returns the pixels as numbers, with red as the lowest byte. */
function pixelsOf({ data, width, height }: Pixels): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, width * height);
}

/** Turns every row round. */
function mirror(picture: Pixels): void {
  const pixels = pixelsOf(picture);
  const { width, height } = picture;
  for (let y = 0; y < height; y++) pixels.subarray(y * width, (y + 1) * width).reverse();
}

function paintWhite({ data, width, height }: Pixels, { corners, moduleSize }: FinderPoint): void {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const left = Math.max(0, Math.floor(Math.min(...xs) - moduleSize));
  const right = Math.min(width, Math.ceil(Math.max(...xs) + moduleSize));
  const top = Math.max(0, Math.floor(Math.min(...ys) - moduleSize));
  const bottom = Math.min(height, Math.ceil(Math.max(...ys) + moduleSize));
  for (let y = top; y < bottom; y++) data.fill(255, 4 * (y * width + left), 4 * (y * width + right));
}
