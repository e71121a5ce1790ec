import type { NgoPage } from '#src/features/ngo/ngo.contract.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { helplineWithNumber } from '#src/features/site/helplines.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { Line, MatchGroup, SearchAnswer } from './directory.views.ts';

type Search = {
  list: NgoPage;
  /** What was typed; '' where nothing was. */
  words: string;
  /** What the address of the page asks for. */
  address: URLSearchParams;
  /** What towns and districts are called in the page's language. */
  names: ReferenceNames;
  language: Language;
};

const GROUPS: readonly MatchGroup[] = ['needed', 'further', 'related'];
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;
/** It helps whoever is in danger, whatever the danger. */
const EMERGENCY = '112';

/** What a search for words says about its answer; null where no words were typed. */
export function searchAnswerOf(search: Search): SearchAnswer | null {
  const { list, words } = search;
  if (!words || !list.understood) return null;
  const { notMeant, notMeantAsk } = catalogues[search.language].ngo;
  const helpPath = helpPathOf(search);
  const instead = list.exactMatch ? null : insteadOf(search);
  return {
    helpline: helplineOf(search),
    lookedFor: lookedForOf(search),
    groups: groupsOf(search),
    end: [[`${notMeant} `, { text: notMeantAsk, to: helpPath }], ...(instead ? [instead.links] : [])],
    helpPath,
    instead,
  };
}

function helplineOf({ list, language }: Search): Line[] | null {
  const number = list.understood?.urgentHelpline;
  const helpline = number && helplineWithNumber({ number, language });
  if (!helpline) return null;
  const { 'search-answer': say, 'information/help': help, 'help-request/form': form } = catalogues[language];
  const about = [helpline.name, helpline.hours ?? help.dayAndNight].filter(Boolean).join(' · ');
  const [before = '', after = ''] = form.danger.everyone;
  const danger = [before, { text: EMERGENCY, href: `tel:${EMERGENCY}` }, after];
  return [
    [`${say.callNow} `, { text: about }],
    [{ text: say.call(number), href: `tel:${number}`, isButton: true }],
    ...(number === EMERGENCY ? [] : [danger]),
  ];
}

function lookedForOf(search: Search): Line[] | null {
  const { list, words, address, language } = search;
  const { 'search-answer': say, ngo } = catalogues[language];
  const { needs, place } = list.understood!;
  const isExact = address.has('exact');
  const used = list.corrections.flatMap((correction) => correction.used);
  const lines: Line[] = [];
  if (isExact) lines.push([say.wordsOnly(words)]);
  else if (needs.length > 0) {
    const near = placeOf(search, say.near, say.inDistrict);
    const names = needs.map((need) => need[NAME[language]]).join(', ');
    lines.push([`${say.lookedFor} `, { text: names }, near && ` · ${near}`]);
  } else if (place) lines.push([`${say.looked} ${placeOf(search, say.near, say.inDistrict)}`]);
  if (used.length > 0) {
    const spelt = used.flatMap((text) => [', ', { text, lang: languageOfText(text) }]);
    lines.push([`${ngo.showingFor} `, ...spelt.slice(1)]);
  }
  if (lines.length === 0) return null;
  const links = [];
  if (isExact) links.push({ text: say.byNeed, to: addressWith({ address, exact: false }) });
  else if (needs.length > 0 || used.length > 0) {
    const text = used.length > 0 ? ngo.exactly(words) : say.onlyTheseWords;
    links.push({ text, to: addressWith({ address, exact: true }) });
  }
  // A town that was chosen is changed where it was chosen, one that was typed where it was typed.
  if (place) links.push({ text: say.changeTown, href: place.name === address.get('from') ? '#from' : '#q' });
  return [...lines, links];
}

/** The same search, its words taken as they are typed or as they are meant. */
function addressWith({ address, exact }: { address: URLSearchParams; exact: boolean }): string {
  const query = new URLSearchParams(address);
  query.delete('page');
  if (exact) query.set('exact', 'true');
  else query.delete('exact');
  return `/search?${query}`;
}

/** The place in a sentence about a town or one about a district; '' without a place. */
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

function groupsOf(search: Search): SearchAnswer['groups'] {
  const { list, language } = search;
  const say = catalogues[language]['search-answer'];
  const present = GROUPS.filter((group) => list.data.some((ngo) => ngo.group === group));
  if (!list.exactMatch && present.length > 0) {
    return present.map((group, at) =>
      at === 0
        ? { group, heading: say.nothingFits, note: say.nearest }
        : { group, heading: say.groups[group], note: null },
    );
  }
  const hasNeeds = list.understood!.needs.length > 0;
  const isPlain = !hasNeeds && present.length === 1 && present[0] === 'needed';
  const fitting = placeOf(search, capital(say.near), capital(say.inDistrict)) || say.groups.words;
  return present.map((group) => ({
    group,
    heading: isPlain ? null : group === 'needed' && !hasNeeds ? fitting : say.groups[group],
    note: group === 'further' ? distancesOf(search) : null,
  }));
}

/** As the beginning of a heading. */
const capital = (sentence: (name: string) => string) => (name: string) =>
  sentence(name).replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** How far those further away are. */
function distancesOf({ list, language }: Search): string | null {
  const { 'search-answer': say, ngo } = catalogues[language];
  const all = list.data.flatMap(({ group, distanceKm }) =>
    group === 'further' && distanceKm !== null ? [distanceKm] : [],
  );
  if (all.length === 0) return null;
  const [least, most] = [Math.min(...all), Math.max(...all)];
  return least === most
    ? ngo.kilometres(formatCount(least))
    : say.kilometres(formatCount(least), formatCount(most));
}

function helpPathOf({ list, words, address }: Search): string {
  const place = list.understood?.place;
  const from = address.get('from') ?? (place?.kind === 'city' ? place.name : null);
  return `/helpRequest?${new URLSearchParams({ words, ...(from && { from }) })}`;
}

function insteadOf(search: Search): SearchAnswer['instead'] {
  const { list, words, language } = search;
  const say = catalogues[language]['search-answer'];
  const place = list.understood?.place;
  const links = [{ text: say.schemes, to: `/schemes?${new URLSearchParams({ q: words })}` }];
  if (place) {
    const query = new URLSearchParams(place.kind === 'city' ? { from: place.name } : { q: place.name });
    links.push({ text: placeOf(search, say.allNear, say.allInDistrict), to: `/search?${query}` });
  }
  return { hint: say.askHint, links };
}
