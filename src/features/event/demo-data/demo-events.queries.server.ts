import type { Database } from '#src/server/database.server.ts';
import { idText, rowId } from '#src/server/database/sql-values.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { EVENT_SEARCH_VERSION, type SearchableEvent } from '#src/features/event/event-lexemes.server.ts';

export type DemoEvent = Omit<SearchableEvent, 'ngo'> & {
  ngoId: string;
  startsAt: Date;
  endsAt: Date;
  onlineLink: string | null;
  whatToBring: string | null;
  whatToBringGu: string | null;
  whatToBringHi: string | null;
  whoFor: string | null;
  whoForGu: string | null;
  whoForHi: string | null;
  stepFree: boolean;
  signLanguage: boolean;
  languages: Language[];
  question: string | null;
  questionGu: string | null;
  questionHi: string | null;
  fee: number;
  capacity: number;
  seatsTaken: number;
  publishedAt: Date;
  search: string;
};

/** Inserts a published event and returns its id. Registration ends when it starts. */
export async function insertDemoEvent(db: Database, event: DemoEvent): Promise<string> {
  const { ngoId } = event;
  const { id } = await db
    .insertInto('event')
    .values({
      ngo_id: rowId(ngoId),
      status: 'published',
      title: event.title,
      title_gu: event.titleGu,
      title_hi: event.titleHi,
      description: event.description,
      description_gu: event.descriptionGu,
      description_hi: event.descriptionHi,
      category: event.category,
      city: event.city,
      venue: event.venue,
      venue_gu: event.venueGu,
      venue_hi: event.venueHi,
      online_link: event.onlineLink,
      what_to_bring: event.whatToBring,
      what_to_bring_gu: event.whatToBringGu,
      what_to_bring_hi: event.whatToBringHi,
      who_for: event.whoFor,
      who_for_gu: event.whoForGu,
      who_for_hi: event.whoForHi,
      step_free: event.stepFree,
      sign_language: event.signLanguage,
      languages: event.languages,
      fee: event.fee,
      question: event.question,
      question_gu: event.questionGu,
      question_hi: event.questionHi,
      capacity: event.capacity,
      seats_taken: event.seatsTaken,
      starts_at: event.startsAt,
      ends_at: event.endsAt,
      registration_ends_at: event.startsAt,
      published_at: event.publishedAt,
      search: event.search,
      search_version: EVENT_SEARCH_VERSION,
    })
    .returning((eb) => idText(eb, 'id').as('id'))
    .executeTakeFirstOrThrow();
  return id;
}
