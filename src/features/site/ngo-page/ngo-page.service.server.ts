import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { answerTimeOf } from '#src/features/help-request/chosen-ngo/chosen-ngo.rules.ts';
import { detailOf } from '#src/features/ngo/ngo-rows.server.ts';
import type { NgoPageData } from './ngo-page.contract.ts';
import { selectNgoPage } from './ngo-page.queries.server.ts';

/**
 * Returns a listed NGO with everything that its page shows.
 * @throws {AppError} 404 if the NGO does not exist or is not public.
 */
export async function readNgoPage(db: Database, id: string): Promise<NgoPageData> {
  const row = await selectNgoPage(db, id);
  if (!row) throw notFound();
  const { events, schemes, help, takesGifts, ...detail } = row;
  const { canBeAsked, pausedUntil, answerTimes } = help;
  return {
    ngo: detailOf(detail),
    events: listOf(events),
    schemes: listOf(schemes),
    help: { canBeAsked, pausedUntil, answerTime: answerTimeOf(answerTimes) },
    takesGifts,
  };
}

function listOf<Row extends { total: number }>(rows: Row[]): { data: Omit<Row, 'total'>[]; total: number } {
  return { data: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
