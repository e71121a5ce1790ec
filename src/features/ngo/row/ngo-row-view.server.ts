import { serviceView } from '#src/features/ngo/fields/service-view.ts';
import type { ListedNgo, NgoPage } from '#src/features/ngo/ngo.contract.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { markWords, type MarkedPiece } from '#src/search/matching-text.server.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { translatedView, type TextView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatDay, formatMonth, todayInIndia } from '#src/shared/dates.ts';
import { paperState, type PaperState } from '#src/shared/paper-state.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { pictureOfNgo } from './ngo-picture.ts';
import type { MarkedText, NgoRowView, RowEvidence } from './ngo-row.view.ts';

type Ngo = Omit<ListedNgo, 'services' | 'takesRequests'> &
  Pick<NgoPage['data'][number], 'service' | 'isServiceMatch' | 'matchingText'>;
type RowInput = {
  ngo: Ngo;
  /** The words in names that match the search. */
  marks: readonly string[];
  names: ReferenceNames;
  query: Record<string, string | undefined>;
  language: Language;
};

/** Prepares an NGO for its row of a list. The server does this so that the browser needs no code for it. */
export function rowOf({ ngo, marks, names, query, language }: RowInput): NgoRowView {
  const { _id, category, cover, phone } = ngo;
  const { first, second } = namesToShow({ ngo, language });
  const marked = (text: string) => textOf(markWords({ text, marks }), language);
  const other = second && { ...marked(second.text), lang: otherThan(second.language, language) };
  return {
    _id,
    picture: pictureOfNgo({ cover, category }),
    phone,
    path: `/${category}/detailpage/${_id}`,
    name: { ...marked(first.text), lang: otherThan(first.language, language) },
    plainName: first.text,
    second: other?.parts.some((part) => typeof part !== 'string') ? other : null,
    ...wordsOf({ ngo, language }),
    where: whereOf({ ngo, names, query, language }),
    evidence: evidenceOf({ ngo, language }),
  };
}

/** Returns the service and the sentence of the row. If the search matches a service, that is all it says. */
function wordsOf({
  ngo,
  language,
}: Pick<RowInput, 'ngo' | 'language'>): Pick<NgoRowView, 'service' | 'text'> {
  const { service, isServiceMatch, matchingText } = ngo;
  const view =
    service && serviceView({ service, language, words: catalogues[language]['ngo/fields/services'] });
  const match = matchingText && textOf(matchingText, language);
  const name = isServiceMatch && match ? match : view && plain(view.name);
  return {
    service: view && name && { name, cost: view.cost, isFree: view.isFree, audience: view.audience },
    text: isServiceMatch ? null : (match ?? missionOf({ ngo, language })),
  };
}

function missionOf({ ngo, language }: Pick<RowInput, 'ngo' | 'language'>): MarkedText | null {
  const { mission, missionGu, missionHi } = ngo;
  const text = mission ?? missionGu ?? missionHi;
  return text === null ? null : plain(translatedView({ text, gu: missionGu, hi: missionHi }, language));
}

const plain = ({ text, lang }: TextView): MarkedText => ({ parts: [text], lang });

/** Returns when the documents were checked, and how long donors get a tax receipt. */
function evidenceOf({ ngo, language }: Pick<RowInput, 'ngo' | 'language'>): RowEvidence[] {
  const { evidence: t, site } = catalogues[language];
  const { months } = site;
  const { verifiedAt, reg80GValidTo: validTo } = ngo;
  const checked: RowEvidence = verifiedAt
    ? { icon: 'checked', tone: 'good', text: t.checkedOn(formatDay({ day: verifiedAt, months })) }
    : { icon: 'unchecked', text: t.notChecked };
  if (!validTo) return [checked];
  const state = paperState({ validTo, today: todayInIndia() });
  const receipt: Record<PaperState, () => RowEvidence> = {
    valid: () => ({ icon: 'receipt', text: t.gives80G }),
    ending: () => ({ icon: 'ends', tone: 'warn', text: t.ends80G(formatMonth({ day: validTo, months })) }),
    ended: () => ({ icon: 'ended', tone: 'bad', text: t.ended80G(formatDay({ day: validTo, months })) }),
  };
  return [checked, receipt[state]()];
}

function textOf(pieces: readonly MarkedPiece[], language: Language): MarkedText {
  return {
    parts: pieces.map(({ text, isMarked }) => (isMarked ? { text, tag: 'mark' } : text)),
    lang: langOfText(pieces.map(({ text }) => text).join(''), language),
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
