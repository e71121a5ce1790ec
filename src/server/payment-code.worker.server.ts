import { decodeQRBatch, type FinderPoint } from 'qr/decode.js';
import { answerWork } from '#src/server/workers/answer-work.server.ts';
import type { Pixels } from './payment-code.server.ts';

/** More codes than honest photos show. Each takes time. */
const CODES_MOST = 20;
/** Tries for the corners of many codes beside each other. A time limit would find less on a busy machine. */
const TRIES = { effort: 512, timeLimit: Infinity };

// Runs in a thread, because looking for codes takes up to a second.
answerWork(async (pixels: Pixels) => {
  const codes: string[] = [];
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

/** Turns every row round. */
function mirror({ data, width, height }: Pixels): void {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
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
