import { wordsToShow } from '#src/features/search-terms/shown-words.server.ts';
import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { findHelpline } from '#src/features/reference/helplines.server.ts';
import { broaderNeeds, narrowerNeeds } from '#src/search/need-catalogue.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { translatedView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { MatchGroup, SearchTexts } from '#src/features/ngo/directory/directory.views.ts';
import type { Line, LinePart } from '#src/ui/list/lines.tsx';

type Search = {
  list: NgoPage;
  /** The words entered; '' if there are none. */
  words: string;
  /** The query parameters of the page. */
  address: URLSearchParams;
  /** The names of towns and districts in the page's language. */
  names: ReferenceNames;
  language: Language;
  /** Schemes that match the words, if few NGOs do; null if they were not searched for. */
  schemes?: { data: readonly FittingScheme[]; total: number } | null;
};

type FittingScheme = {
  _id: number | string;
  type: string;
  schemeName: string;
  translations: { gu?: { schemeName: string | null }; hi?: { schemeName: string | null } };
  needs: readonly { id: string }[];
};

const GROUPS: readonly MatchGroup[] = ['needed', 'further', 'related'];
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;
/** The maximum number of schemes to name. */
const SCHEMES_MOST = 3;
/** With more matching NGOs than this, schemes are not searched for. */
const NGOS_ENOUGH = 3;
/** The emergency number, which helps in any danger. */
const EMERGENCY = '112';

/** Returns the texts around the results of a search for words, or null if no words were entered. */
export function searchTextsOf(search: Search): SearchTexts | null {
  const { list, words } = search;
  if (!words || !list.understood) return null;
  const { refineHint: notMeant, helpLink: notMeantAsk } = catalogues[search.language].ngo;
  const helpPath = helpPathOf(search);
  const instead = list.exactMatch ? null : insteadOf(search);
  const end = [[`${notMeant} `, { text: notMeantAsk, to: helpPath }], ...(instead ? [instead.links] : [])];
  return {
    helpline: helplineOf(search),
    interpretation: interpretationOf(search),
    groups: groupsOf(search),
    schemes: schemesOf(search),
    // An empty page shows the same links as buttons.
    end: list.total === 0 ? [] : end,
    helpPath,
    instead,
  };
}

/**
 * Returns the words to search for schemes. They omit the place, because schemes apply in all of Gujarat.
 * Returns null if enough NGOs match.
 */
export function wordsForSchemes({ list, words }: { list: NgoPage; words: string }): string | null {
  const { understood, exactMatch, total, page } = list;
  if (!understood || page > 1 || (exactMatch && total > NGOS_ENOUGH)) return null;
  return (understood.withoutPlace ?? words) || null;
}

/**
 * If needs are known, keeps only schemes that serve one of them, or a broader or narrower one. Words alone
 * also find schemes that are merely similar.
 */
function fittingSchemes({ schemes, list }: Search): readonly FittingScheme[] {
  const all = schemes?.data ?? [];
  const understoodNeeds = list.understood!.needs;
  if (understoodNeeds.length === 0) return all;
  const relatedIds = new Set(
    understoodNeeds.flatMap(({ id }) => [
      id,
      ...broaderNeeds(id),
      ...narrowerNeeds(id).map((part) => part.id),
    ]),
  );
  return all.filter(({ needs }) => needs.some(({ id }) => relatedIds.has(id)));
}

function schemesOf(search: Search): SearchTexts['schemes'] {
  const { schemes, list, words, language } = search;
  const fitting = fittingSchemes(search);
  if (!schemes || fitting.length === 0) return null;
  const t = catalogues[language];
  const schemeLines = fitting
    .slice(0, SCHEMES_MOST)
    .map(({ _id, type, schemeName: text, translations: { gu, hi } }) => [
      {
        ...translatedView({ text, gu: gu?.schemeName ?? null, hi: hi?.schemeName ?? null }, language),
        to: `/schemesDetail/${_id}/${type}`,
      },
    ]);
  const { withoutPlace } = list.understood!;
  const all = `/schemes?${new URLSearchParams({ q: withoutPlace ?? words })}`;
  const others = fitting.length > SCHEMES_MOST;
  const more = t['ngo/directory'].allSchemes(formatCount(schemes.total));
  return {
    heading: t['ngo/search'].schemesThatFit,
    lines: [...schemeLines, ...(others ? [[{ text: more, to: all }]] : [])],
  };
}

function helplineOf({ list, language }: Search): Line[] | null {
  const number = list.understood?.urgentHelpline;
  const helpline = number && findHelpline({ number, language });
  if (!helpline) return null;
  const { 'ngo/search': t, 'information/help': help, 'help-request/submission': form } = catalogues[language];
  const about = [helpline.name, helpline.hours ?? help.dayAndNight].filter(Boolean).join(' · ');
  const [before = '', after = ''] = form.danger.everyone;
  const danger = [before, { text: EMERGENCY, href: `tel:${EMERGENCY}` }, after];
  return [
    [`${t.callNow} `, { text: about }],
    [{ text: t.call(number), href: `tel:${number}`, isButton: true }],
    ...(number === EMERGENCY ? [] : [danger]),
  ];
}

function interpretationOf(search: Search): Line[] | null {
  const { list, words, address, language } = search;
  const { 'ngo/search': t, ngo } = catalogues[language];
  const { needs, place, withoutPlace } = list.understood!;
  const isExact = address.has('exact');
  const used = list.corrections.flatMap((correction) => correction.used);
  const lines: Line[] = [];
  const shownWords = wordsToShow(words);
  if (isExact) lines.push([shownWords === null ? t.theseWordsOnly : t.wordsOnly(shownWords)]);
  else if (needs.length > 0) {
    const near = placeOf(search, t.near, t.inDistrict);
    lines.push([`${t.needLabel} `, ...needLinksOf(search), near && ` · ${near}`]);
  } else if (place) lines.push([`${t.placeLabel} ${placeOf(search, t.near, t.inDistrict)}`]);
  if (used.length > 0) {
    const spelt = used.flatMap((text) => [', ', { text, lang: languageOfText(text) }]);
    lines.push([`${ngo.showingFor} `, ...spelt.slice(1)]);
  }
  if (lines.length === 0) return null;
  const links = [];
  if (isExact) links.push({ text: t.byNeed, to: addressWith({ address, changes: { exact: null } }) });
  else if (needs.length > 0 || used.length > 0) {
    const text = used.length > 0 && shownWords !== null ? ngo.exactly(shownWords) : t.onlyTheseWords;
    links.push({ text, to: addressWith({ address, changes: { exact: 'true' } }) });
  }
  // The link leads to where the town was chosen: the town field or the words.
  if (place) {
    links.push({ text: t.changeTown, href: place.name === address.get('from') ? '#from' : '#q' });
    const q = withoutPlace ?? words;
    if (q) links.push({ text: t.anywhere, to: addressWith({ address, changes: { q, from: null } }) });
  }
  return [...lines, links];
}

/** Names the needs. If there are several, each links to a search for it alone. */
function needLinksOf({ list, address, language }: Search): LinePart[] {
  const { needs, place } = list.understood!;
  const names = needs.map((need) => need[NAME[language]]);
  if (names.length === 1) return [{ text: names[0]! }];
  const from = address.get('from') ?? (place?.kind === 'city' ? place.name : null);
  const links = names.flatMap((text) => [
    ', ',
    { text, to: addressWith({ address, changes: { q: text, from } }) },
  ]);
  return links.slice(1);
}

type Changes = Record<string, string | null>;

/** Returns the address of the same search with some parameters changed, on its first page. */
function addressWith({ address, changes }: { address: URLSearchParams; changes: Changes }): string {
  const query = new URLSearchParams(address);
  for (const [name, value] of Object.entries({ page: null, ...changes })) {
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
  return `/search?${query}`;
}

/** Formats the place with the sentence for a town or the one for a district. Returns '' without a place. */
function placeOf(
  { list, names }: Search,
  ofTown: (name: string) => string,
  ofDistrict: (name: string) => string,
): string {
  const place = list.understood?.place;
  if (!place) return '';
  return place.kind === 'city'
    ? ofTown(names.cities[place.name] ?? place.name)
    : ofDistrict(names.districts[place.name] ?? place.name);
}

function groupsOf(search: Search): SearchTexts['groups'] {
  const { list, language } = search;
  const t = catalogues[language]['ngo/search'];
  const groups = GROUPS.filter((group) => list.data.some((ngo) => ngo.group === group));
  if (!list.exactMatch && groups.length > 0) {
    return groups.map((group, at) =>
      at === 0
        ? { group, heading: t.nothingFits, note: t.nearest }
        : { group, heading: t.groups[group], note: null },
    );
  }
  const hasNeeds = list.understood!.needs.length > 0;
  const isPlain = !hasNeeds && groups.length === 1 && groups[0] === 'needed';
  const fitting = placeOf(search, capital(t.near), capital(t.inDistrict)) || t.groups.words;
  return groups.map((group) => ({
    group,
    heading: isPlain ? null : group === 'needed' && !hasNeeds ? fitting : t.groups[group],
    note: group === 'further' ? distancesOf(search) : null,
  }));
}

/** Capitalizes the first letter of a sentence that starts a heading. */
const capital = (sentence: (name: string) => string) => (name: string) =>
  sentence(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** Returns how far away the results of the group 'further' are. */
function distancesOf({ list, language }: Search): string | null {
  const t = catalogues[language]['ngo/search'];
  const all = list.data.flatMap(({ group, distanceKm }) =>
    group === 'further' && distanceKm !== null ? [distanceKm] : [],
  );
  const [least, most] = [Math.min(...all), Math.max(...all)];
  // A single distance is already in its row.
  return least < most ? t.kilometres(formatCount(least), formatCount(most)) : null;
}

function helpPathOf({ list, words, address }: Search): string {
  const place = list.understood?.place;
  const from = address.get('from') ?? (place?.kind === 'city' ? place.name : null);
  return `/helpRequest?${new URLSearchParams({ words, ...(from && { from }) })}`;
}

function insteadOf(search: Search): SearchTexts['instead'] {
  const { list, language } = search;
  const t = catalogues[language]['ngo/search'];
  const place = list.understood?.place;
  // If schemes match, they are shown. Otherwise, the scheme finder helps to find some.
  const links =
    fittingSchemes(search).length > 0
      ? []
      : [{ text: catalogues[language]['scheme/catalogue/detail'].finder, to: '/schemes/finder' }];
  if (place) {
    const query = new URLSearchParams(place.kind === 'city' ? { from: place.name } : { q: place.name });
    links.push({ text: placeOf(search, t.allNear, t.allInDistrict), to: `/search?${query}` });
  }
  return { hint: t.helpHint, links };
}
