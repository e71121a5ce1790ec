import { findMatchingText, type MarkedPiece } from '#src/search/matching-text.server.ts';
import type { ReadQuery } from '#src/search/read-query.server.ts';
import type { Language } from '#src/shared/languages.ts';

/** The texts of an NGO apart from its name. */
export type NgoTexts = {
  services: readonly string[];
  mission: string | null;
  description: string | null;
  /** Ids of the confirmed needs. */
  needs: readonly string[];
};

/** Some NGOs enter several services in one field. */
const BETWEEN_SERVICES = /[,;\n]+/;
const BETWEEN_SENTENCES = /(?<=[.!?।])\s+|\n+/u;
/** The maximum number of parts per text, and of characters per part, that are considered. */
const PARTS_MOST = 20;
const PART_MOST = 500;

/** Returns the one service or sentence of an NGO that matches the search best, or null if none matches. */
export function matchingTextOf(input: {
  ngo: NgoTexts;
  query: Pick<ReadQuery<unknown>, 'needs' | 'words'>;
  language: Language;
}): MarkedPiece[] | null {
  const { ngo, query, language } = input;
  const { services, mission, description, needs } = ngo;
  const texts = {
    offers: services.flatMap((text) => partsOf(text, BETWEEN_SERVICES)),
    sentences: partsOf(mission, BETWEEN_SENTENCES),
    more: partsOf(description, BETWEEN_SENTENCES),
    confirmed: needs,
  };
  return findMatchingText({ query, texts, language });
}

function partsOf(text: string | null, between: RegExp): string[] {
  if (!text) return [];
  const parts = text.split(between).map((part) => part.trim().slice(0, PART_MOST));
  return parts.filter(Boolean).slice(0, PARTS_MOST);
}
