import { turnTaker } from './turns.server.ts';

/**
 * Runs work on a picture when its turn comes: one at a time, because libvips and password hashing share four threads and
 * the CPU cores. Each that waits keeps its file in memory.
 * @throws {AppError} 429 if too many are waiting, and any error of the work.
 */
export const takePictureTurn = turnTaker({
  waitingMost: 10,
  waitingOfOneMost: 5,
  message: 'photosBusy',
  retryAfter: 5,
});
