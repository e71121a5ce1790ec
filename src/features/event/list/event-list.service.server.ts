import { correctNeedWords } from '#src/search/need-corrections.server.ts';
import { readQuery, withoutNeeds, type ReadQuery } from '#src/search/read-query.server.ts';
import { PhraseIndex } from '#src/search/phrases/phrase-index.ts';
import { planSearch } from '#src/search/search-plan.server.ts';
import type { Database } from '#src/server/database.server.ts';
import { notFound } from '#src/server/errors.server.ts';
import { wordsOfText } from '#src/shared/indic/words-of-text.ts';
import type { EventFilters, ListedEvent, MonthDay, MonthFilters } from './event-list.contract.ts';
import {
  selectDays,
  selectEventCities,
  selectEvents,
  selectMatchingEvents,
} from './event-list.queries.server.ts';
import { isMonthShown, periodOf, periodOfMonth } from './event-list.rules.ts';

/** The town of an event is one of its words, so places in a query are ordinary words. */
const noPlaces = new PhraseIndex<never>();

/**
 * Returns a page of the published events of verified NGOs, and their total number: by date, the next one first; past
 * events latest first. With words in the query, the best match comes first.
 */
export async function listEvents(
  db: Database,
  { filters, page, pageSize }: { filters: EventFilters; page: number; pageSize: number },
): Promise<{ rows: ListedEvent[]; total: number }> {
  const { q = '', when, day, past, ...places } = filters;
  const window = { limit: pageSize, offset: (page - 1) * pageSize };
  const now = new Date();
  const isPast = past === 'true';
  const selection = { places, period: isPast ? null : periodOf({ when, day, now }), now };
  if (wordsOfText(q).length === 0) return selectEvents(db, { ...selection, ...window });
  const read = readQuery({ text: q, places: noPlaces, corrected: correctNeedWords(q) });
  const find = (query: ReadQuery<never>) => {
    const plan = planSearch(query);
    if (plan.candidates === '') return { rows: [], total: 0 };
    return selectMatchingEvents(db, { ...selection, ...window, plan });
  };
  const byNeeds = await find(read);
  // No event serves the need, but one may still mention the words.
  return byNeeds.total > 0 || read.needs.length === 0 ? byNeeds : find(withoutNeeds(read));
}

/** Returns the towns in which published events of verified NGOs will take place, or took place. */
export async function listEventCities(db: Database, { isPast }: { isPast: boolean }): Promise<string[]> {
  const now = new Date();
  return selectEventCities(db, { places: {}, period: isPast ? null : periodOf({ now }), now });
}

/**
 * Returns the days of a month on which published events take place, with the first events of each.
 * @throws {AppError} 404 for a month too far away.
 */
export async function listMonth(
  db: Database,
  { month, filters }: { month: string; filters: MonthFilters },
): Promise<MonthDay[]> {
  if (!isMonthShown(month, new Date())) throw notFound();
  return selectDays(db, { period: periodOfMonth(month), places: filters });
}
