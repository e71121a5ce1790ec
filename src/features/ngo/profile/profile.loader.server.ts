import type { InferResponseType } from 'hono/client';
import { data, redirect, type RouterContextProvider } from 'react-router';
import type { ApiClient } from '#src/browser/api-client.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import { formatCount } from '#src/shared/numbers.ts';
import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { splitTexts } from './ngo-texts.ts';
import { plainDocuments } from './plain-documents.ts';
import type { NgoView } from './profile.view.ts';

/** What other features know of the NGO too. */
type NgoPageData = InferResponseType<ApiClient['ngo']['getNgoPage'][':id']['$get'], 200>['data'];

/** Longer times are given in days. */
const HOURS_MOST = 48;

type Args = { context: Readonly<RouterContextProvider>; id: string; category: string };

/** Loads the page of an NGO. If its category has changed, its old address redirects to the new one. */
export async function loadNgo({ context, id, category }: Args): Promise<NgoView> {
  const { api, origin, language } = context.get(pageContext);
  if (!ROW_ID.test(id)) throw data(null, { status: 404 });
  const [{ data: page }, names] = await Promise.all([
    api.ngo.getNgoPage[':id'].$get({ param: { id } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  const { events, schemes, help, takesGifts } = page;
  const { needs, ...whole } = page.ngo;
  const { ngo, texts } = splitTexts({
    ngo: whole,
    language,
    words: catalogues[language]['ngo/fields/services'],
    hoursWords: catalogues[language]['ngo/fields/hours'],
  });
  const { cities, districts, categories } = names;
  if (!categories[category]) throw data(null, { status: 404 });
  if (ngo.category !== category) {
    // The router adds the language.
    throw redirect(`/${ngo.category}/detailpage/${ngo._id}`, 301);
  }
  return {
    ngo,
    texts,
    names: {
      city: cities[ngo.city] ?? ngo.city,
      district: districts[ngo.district] ?? ngo.district,
      category: categories[ngo.category] ?? ngo.category,
    },
    documents: plainDocuments({ ngo, texts: catalogues[language]['ngo/fields'].plainDocuments }),
    lists: [
      eventList({ events, cities, ngoId: id, language }),
      ...listsOf({ needs, schemes, ngoId: id, language }),
    ].filter(({ links }) => links.length > 0),
    closedReason: closedReasonOf({ ngo, help, language }),
    answerTime: answerTimeOf({ help, language }),
    takesGifts,
    today: dayInIndia(new Date()),
    origin,
  };
}

/** Builds the list of the next events: what, on which day, at what time, and in which town. */
function eventList({
  events: { data: next, total },
  cities,
  ngoId,
  language,
}: {
  events: NgoPageData['events'];
  cities: Record<string, string>;
  ngoId: string;
  language: Language;
}): NgoView['lists'][number] {
  const { 'ngo/directory': t, event: words, site } = catalogues[language];
  return {
    title: t.events,
    links: [
      ...next.map(({ _id, title, titleGu, titleHi, startsAt, city }) => {
        const time = new Date(startsAt);
        const day = formatDay({ day: dayInIndia(time), months: site.months });
        const place = city === null ? words.online : (cities[city] ?? city);
        return {
          to: `/eventDetail/${_id}`,
          text: { en: title, gu: titleGu ?? title, hi: titleHi ?? title }[language],
          note: [day, formatTime({ language, time }), place].join(' · '),
        };
      }),
      ...(total > next.length
        ? [{ to: `/eventList?ngo=${ngoId}`, text: t.allEvents(formatCount(total)) }]
        : []),
    ],
  };
}

type ListsArgs = {
  needs: NgoDetail['needs'];
  schemes: NgoPageData['schemes'];
  ngoId: string;
  language: Language;
};

/** Builds the lists of links. The server does this so that the browser needs no code for it. */
function listsOf({ needs, schemes, ngoId, language }: ListsArgs): NgoView['lists'] {
  const t = catalogues[language]['ngo/directory'];
  const needNames = needs.map(({ name, nameGu, nameHi }) => ({ en: name, gu: nameGu, hi: nameHi })[language]);
  const { data: first, total } = schemes;
  const all = { to: `/schemes?ngo=${ngoId}`, text: t.allSchemes(formatCount(total)) };
  return [
    {
      title: t.needs,
      links: needNames.map((text) => ({ to: `/search?q=${encodeURIComponent(text)}`, text })),
    },
    {
      title: t.schemes,
      links: [
        ...first.map((scheme) => ({
          to: `/schemesDetail/${scheme._id}/ngo`,
          text: inLanguage(
            { text: scheme.schemeName, gu: scheme.schemeNameGu, hi: scheme.schemeNameHi },
            language,
          ),
        })),
        ...(total > first.length ? [all] : []),
      ],
    },
  ];
}

/**
 * Returns why this NGO accepts no help requests now, or null if it does. The server chooses the text, because
 * the page needs only one.
 */
function closedReasonOf({
  ngo,
  help,
  language,
}: {
  ngo: Pick<NgoDetail, 'verifiedAt'>;
  help: NgoPageData['help'];
  language: Language;
}): string | null {
  const { canBeAsked, pausedUntil } = help;
  if (canBeAsked) return null;
  const { 'ngo/profile/requests': t, site } = catalogues[language];
  if (ngo.verifiedAt === null) return t.unverified;
  return pausedUntil === null ? t.notYet : t.paused(formatDay({ day: pausedUntil, months: site.months }));
}

/** Returns how fast the NGO usually answers, or null if it takes no requests or too few tell. */
function answerTimeOf({
  help: { canBeAsked, answerTime },
  language,
}: {
  help: NgoPageData['help'];
  language: Language;
}): string | null {
  if (!canBeAsked || !answerTime) return null;
  const t = catalogues[language]['ngo/profile/requests'];
  const { medianHours } = answerTime;
  if (medianHours === null) return t.answersSeldom;
  return medianHours > HOURS_MOST
    ? t.answersInDays(Math.ceil(medianHours / 24))
    : t.answersInHours(medianHours);
}
