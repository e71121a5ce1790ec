import { findMatchingText, type MarkedPiece } from '#src/search/matching-text.server.ts';
import type { ReadQuery } from '#src/search/read-query.server.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import { namesOfService, type NgoService } from '#src/features/ngo/fields/services.values.ts';

/** The texts of an NGO apart from its name. The mission and the description are in the reader's language, if possible. */
export type NgoTexts = {
  services: readonly NgoService[];
  mission: string | null;
  description: string | null;
  /** Ids of the confirmed needs. */
  needs: readonly string[];
};

type Offer = { texts: readonly [string, ...string[]]; service: NgoService };

/** Some NGOs enter several services in one field. */
const BETWEEN_SERVICES = /[,;\n]+/;
const BETWEEN_SENTENCES = /(?<=[.!?।])\s+|\n+/u;
/** The maximum number of parts per text, and of characters per part, that are considered. */
const PARTS_MOST = 20;
const PART_MOST = 500;

/**
 * Returns the one service or sentence of an NGO that matches the search best, or null if none matches. If it is a
 * service, `service` is that service.
 */
export function matchingTextOf(input: {
  ngo: NgoTexts;
  query: Pick<ReadQuery<unknown>, 'needs' | 'words'>;
  language: Language;
}): { pieces: MarkedPiece[]; service: NgoService | null } | null {
  const { ngo, query, language } = input;
  const { services, mission, description, needs } = ngo;
  const offers = services.flatMap((service) => offersOf(service, language));
  const texts = {
    offers: offers.map((offer) => offer.texts),
    sentences: partsOf(mission, BETWEEN_SENTENCES),
    more: partsOf(description, BETWEEN_SENTENCES),
    confirmed: needs,
  };
  const match = findMatchingText({ query, texts, language });
  return (
    match && {
      pieces: match.pieces,
      service: match.offer === null ? null : (offers[match.offer]?.service ?? null),
    }
  );
}

/** A translated service is matched in all its languages, and shown in the reader's. */
function offersOf(service: NgoService, language: Language): Offer[] {
  const { name, nameGu, nameHi } = service;
  const shown = inLanguage({ text: name, gu: nameGu, hi: nameHi }, language);
  const parts = shown === name ? partsOf(name, BETWEEN_SERVICES) : [];
  if (parts.length > 1) return parts.map((text) => ({ texts: [text], service }));
  return [{ texts: [shown, ...namesOfService(service).filter((text) => text !== shown)], service }];
}

function partsOf(text: string | null, between: RegExp): string[] {
  if (!text) return [];
  const parts = text.split(between).map((part) => part.trim().slice(0, PART_MOST));
  return parts.filter(Boolean).slice(0, PARTS_MOST);
}
