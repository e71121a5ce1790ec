import type { Logger } from 'pino';
import type { Database } from '#src/server/database.server.ts';
import type { PageCounter, SentPage } from '#src/server/feature.server.ts';
import { isProgram } from '#src/server/http/incoming.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { addViews } from './ngo-views.queries.server.ts';

/** In milliseconds. If the process is killed, at most the views of this period are lost. */
const WRITE_EVERY = 10_000;
const PAGE = /^(?:\/(?:hi|gu))?\/[^/]+\/detailpage\/([1-9]\d{0,14})(?:\.data)?(?:\?|$)/;

type ViewCounter = PageCounter & { note(page: Pick<SentPage, 'url' | 'userAgent'>): void };

/** Counts the views of the NGOs' pages by month. It stores nothing about the visitors. */
export function countViews({ db, log }: { db: Database; log: Logger }): ViewCounter {
  let views = new Map<number, number>();
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    await writing;
    if (views.size === 0) return;
    const batch = views;
    views = new Map();
    const month = `${dayInIndia(new Date()).slice(0, 7)}-01`;
    writing = addViews(db, { month, views: batch }).then(
      () => undefined,
      (error: unknown) => log.warn({ err: error }, 'Views of pages could not be counted'),
    );
    await writing;
  }

  const timer = setInterval(() => void write(), WRITE_EVERY);
  timer.unref();
  return {
    note({ url, userAgent }) {
      const id = Number(PAGE.exec(url)?.[1]);
      if (id && !isProgram(userAgent)) views.set(id, (views.get(id) ?? 0) + 1);
    },
    async stop() {
      clearInterval(timer);
      await write();
    },
  };
}
