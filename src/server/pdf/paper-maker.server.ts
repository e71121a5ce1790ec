import { AppError } from '#src/server/errors.server.ts';
import { keptThread } from '#src/server/workers/kept-thread.server.ts';
import { turnTaker } from '#src/server/workers/turns.server.ts';
import { runWorker } from '#src/server/workers/worker-thread.server.ts';

type PaperWork<Paper> = {
  /** Who asks for it: an NGO, or the network of a visitor. Everybody's papers are drawn in turn. */
  sender: string;
  paper: Paper;
};
type PaperMaker<Paper> = (work: PaperWork<Paper>) => Promise<Buffer>;

/** A paper of one page takes 20 ms. This is for a machine that does a lot else. */
const SHORT = { memoryMiB: 64, milliseconds: 20_000 };
/** The thread stays for a while, because loading the fonts takes as long as ten papers. A hundred take 30 MB. */
const KEPT = { idleMilliseconds: 3_000, worksMost: 100 };
/** A thousand receipts take 25 seconds. */
const LONG = { memoryMiB: 256, milliseconds: 180_000 };

const BUSY = { message: 'papersBusy', retryAfter: 5 } as const;
/** Jobs of one kind run five at a time, which must not be refused. */
const takeShortTurn = turnTaker({ waitingMost: 100, waitingOfOneMost: 20, ...BUSY });
/** Long papers have turns and a thread of their own, so that no receipt waits for them. */
const takeLongTurn = turnTaker({ waitingMost: 20, waitingOfOneMost: 5, ...BUSY });

/**
 * Returns a function that has papers of one page drawn by a module of its own, in a thread that the next papers use too.
 * It resolves to the bytes of the PDF. The module is the path of one that answers a paper with these bytes.
 * @throws {AppError} 429 if too many papers are waiting, 503 if one used up its time or memory.
 */
export function paperMaker<Paper>(module: string): PaperMaker<Paper> {
  const draw = keptThread<Paper, Uint8Array>({ module, ...SHORT, ...KEPT });
  return async ({ sender, paper }) => bytesOf(await takeShortTurn({ sender, work: () => draw(paper) }));
}

/** Returns the same for papers of many pages. Their thread ends with the paper, and gives its memory back. */
export function longPaperMaker<Paper>(module: string): PaperMaker<Paper> {
  return async ({ sender, paper }) => {
    const work = () => runWorker<Uint8Array>({ module, data: paper, ...LONG });
    return bytesOf(await takeLongTurn({ sender, work }));
  };
}

function bytesOf(drawn: Uint8Array | undefined): Buffer {
  if (!drawn) throw new AppError({ status: 503, key: 'paperFailed', retryAfter: 60 });
  return Buffer.from(drawn.buffer, drawn.byteOffset, drawn.byteLength);
}
