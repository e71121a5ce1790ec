import decode from 'qr/decode.js';
import { answerWork } from '#src/server/workers/answer-work.server.ts';
import type { Pixels } from './payment-code.server.ts';

// Runs in a thread, because looking for a code takes up to a tenth of a second.
answerWork(async (pixels: Pixels) => {
  try {
    return decode(pixels);
  } catch {
    // It throws if there is none.
    return '';
  }
});
