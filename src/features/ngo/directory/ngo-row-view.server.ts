import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import { firstLetter, namesToShow } from '#src/features/ngo/ngo-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { markWords, type MarkedPiece } from '#src/search/matching-text.server.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { MarkedText } from '#src/ui/list/ngo-row.tsx';
import type { DirectoryRowView } from './directory.views.ts';

type Ngo = NgoPage['data'][number];
type RowInput = {
  ngo: Ngo;
  /** The words in names that match the search. */
  marks: readonly string[];
  names: ReferenceNames;
  query: Record<string, string | undefined>;
  language: Language;
};

/** Prepares an NGO for its row of a list. The server does this so that the browser needs no code for it. */
export function rowOf({ ngo, marks, names, query, language }: RowInput): DirectoryRowView {
  const { _id, group, verifiedAt, reg80GValidTo, category, mission, matchingText } = ngo;
  const { first, second } = namesToShow({ ngo, language });
  const seal = ngo.nameGu ?? ngo.name;
  const marked = (text: string) => textOf(markWords({ text, marks }), language);
  return {
    _id,
    group,
    verifiedAt,
    reg80GValidTo,
    path: `/${category}/detailpage/${_id}`,
    seal: { text: firstLetter(seal), lang: ngo.nameGu ? 'gu' : 'en' },
    name: { ...marked(first.text), lang: otherThan(first.language, language) },
    second: second && { ...marked(second.text), lang: otherThan(second.language, language) },
    text: matchingText
      ? textOf(matchingText, language)
      : mission
        ? textOf([{ text: mission, isMarked: false }], language)
        : null,
    where: whereOf({ ngo, names, query, language }),
  };
}

function textOf(pieces: readonly MarkedPiece[], language: Language): MarkedText {
  const whole = pieces.map(({ text }) => text).join('');
  return {
    parts: pieces.map(({ text, isMarked }) => (isMarked ? { text, tag: 'mark' } : text)),
    lang: otherThan(languageOfText(whole), language),
  };
}

function otherThan(own: Language, language: Language): Language | undefined {
  return own === language ? undefined : own;
}

function whereOf({ ngo, names, query, language }: Omit<RowInput, 'marks'>): string {
  const { ngo: t } = catalogues[language];
  const { city, category, distanceKm } = ngo;
  const far = distanceKm !== null && distanceKm > 0 && t.kilometres(formatCount(distanceKm));
  return [
    names.cities[city] ?? city,
    distanceKm !== null && city === query['from'] ? t.inYourTown : far,
    !query['category'] && names.categories[category],
  ]
    .filter(Boolean)
    .join(' · ');
}
