import { lexemesOf } from '#src/search/text-lexemes.server.ts';

type EventTexts = {
  title: string;
  titleGu: string | null;
  titleHi: string | null;
  description: string;
  descriptionGu: string | null;
  descriptionHi: string | null;
  venue: string | null;
  whoFor: string | null;
};

/**
 * Returns the search data of an event, the text form of a PostgreSQL tsvector: titles have weight A, the rest
 * has weight C.
 */
export function indexEvent(event: EventTexts): string {
  const titles = [event.title, event.titleGu, event.titleHi];
  const others = [
    ...[event.description, event.descriptionGu, event.descriptionHi],
    ...[event.venue, event.whoFor],
  ];
  const isText = (text: string | null) => text !== null;
  const texts = [
    ...titles.filter(isText).map((text) => ({ text, weight: 'A' as const })),
    ...others.filter(isText).map((text) => ({ text, weight: 'C' as const })),
  ];
  const lexemes = lexemesOf({ texts, needs: [] });
  return [...lexemes].map(([lexeme, weight]) => `'${lexeme.replace(/['\\]/g, '')}':1${weight}`).join(' ');
}
