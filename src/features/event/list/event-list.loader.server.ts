import { wordsToShow } from '#src/features/search-terms/shown-words.server.ts';
import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions, type ReferenceNames } from '#src/features/reference/reference.values.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { dayInIndia, formatDay } from '#src/shared/dates.ts';
import { monthInIndia } from '#src/shared/india-time.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  costView,
  dayView,
  nearView,
  organiserView,
  placeView,
  titleView,
  whenView,
} from '#src/features/event/event-view.server.ts';
import type { EventRowView } from '#src/features/event/event.views.ts';
import type { ListedEvent } from './event-list.contract.ts';
import { isMonthShown } from './event-list.rules.ts';
import type { EventListView, ListQuery } from './event-list.view.ts';
import { monthView } from './month-view.server.ts';

/** The query parameters of the list of events. */
export const EVENT_LIST_PARAMETERS = [
  'q',
  'city',
  'category',
  'when',
  'day',
  'how',
  'ngo',
  'view',
  'month',
  'page',
] as const;

type LoadOptions = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the list of events that come or are over, or a month. A town that does not exist is a 404. */
export async function loadEventList({ request, context }: LoadOptions): Promise<EventListView> {
  const { language, origin } = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const query: ListQuery = Object.fromEntries(
    EVENT_LIST_PARAMETERS.flatMap((name) => (params.get(name) ? [[name, params.get(name)!]] : [])),
  );
  const [names, cities] = await Promise.all([loadReferenceNames(context), loadCities(context, query)]);
  if (query.city !== undefined && !Object.hasOwn(names.cities, query.city)) throw data(null, { status: 404 });
  const content =
    query.view === 'month' ? await loadMonth(context, query) : await loadRows(context, { query, names });
  const organiser = content.kind === 'month' ? undefined : content.rows[0]?.organiser.text;
  return {
    ...content,
    query,
    shownWords: wordsToShow(query.q),
    activeFilters: activeFilters({ query, names, language, organiser }),
    cities: namedOptions({
      names: Object.fromEntries(cities.map((city) => [city, names.cities[city] ?? city])),
      language,
    }),
    categories: namedOptions({ names: names.categories, language }),
    calendar: { path: calendarPath(query), origin },
  };
}

/** Loads the towns that have events, to choose one. The chosen one stays among them. */
async function loadCities(
  context: Readonly<RouterContextProvider>,
  { view, city }: ListQuery,
): Promise<string[]> {
  const { api } = context.get(pageContext);
  const query = view === 'past' ? { past: 'true' as const } : {};
  const { data: cities } = await api.event.getEventCities.$get({ query }).then(readResponse);
  return [...new Set([...cities, ...(city ? [city] : [])])];
}

async function loadRows(
  context: Readonly<RouterContextProvider>,
  { query, names }: { query: ListQuery; names: ReferenceNames },
) {
  const { api, language } = context.get(pageContext);
  const { view, month: _month, ngo: ngoId, ...filters } = query;
  const isPast = view === 'past';
  const past: ListQuery = isPast ? { past: 'true' } : {};
  const list = await api.event.getAllEvent.$get({ query: { ...filters, ngoId, ...past } }).then(readResponse);
  if (list.page > 1 && list.data.length === 0) throw data(null, { status: 404 });
  const now = new Date();
  return {
    kind: isPast ? ('past' as const) : ('list' as const),
    rows: list.data.map((event) => rowView({ event, cities: names.cities, language, now })),
    total: list.total,
    page: list.page,
    lastPage: Math.ceil(list.total / list.pageSize),
  };
}

async function loadMonth(context: Readonly<RouterContextProvider>, query: ListQuery) {
  const { api, language } = context.get(pageContext);
  const now = new Date();
  const { month = monthInIndia(now), ngo: ngoId, q: _q, when: _when, day: _day, ...places } = query;
  if (!isMonthShown(month, now)) throw data(null, { status: 404 });
  const { data: days } = await api.event.getEventMonth[':month']
    .$get({ param: { month }, query: { ...places, ngoId } })
    .then(readResponse);
  return { kind: 'month' as const, month: monthView({ month, days, language, now }) };
}

function rowView({
  event,
  cities,
  language,
  now,
}: {
  event: ListedEvent;
  cities: Record<string, string>;
  language: Language;
  now: Date;
}): EventRowView {
  const isOver = new Date(event.endsAt) <= now;
  return {
    path: `/eventDetail/${event._id}`,
    title: titleView(event, language),
    day: dayView(event.startsAt, language),
    near: nearView({ event, now, language }),
    when: whenView(event, language),
    place: placeView({ event, cities, language }),
    cost: costView(event.fee, language),
    seats: isOver ? null : seatsView({ event, language, now }),
    organiser: organiserView(event.ngo, language),
    photo: event.photo,
  };
}

function seatsView({ event, language, now }: { event: ListedEvent; language: Language; now: Date }) {
  const { seats: t } = catalogues[language]['event/list'];
  const { seats, registrationEndsAt } = event;
  if (new Date(registrationEndsAt) <= now) return { text: t.closed, tone: undefined };
  return { text: t[seats], tone: seats === 'full' ? ('warn' as const) : ('good' as const) };
}

function activeFilters({
  query,
  names,
  language,
  organiser,
}: {
  query: ListQuery;
  names: ReferenceNames;
  language: Language;
  organiser: string | undefined;
}): { name: string; label: string }[] {
  const { 'event/list': t, site } = catalogues[language];
  const { city, category, when, how, day, ngo } = query;
  const labels: Record<string, string | undefined> = {
    city: city && (names.cities[city] ?? city),
    category: category && (names.categories[category] ?? category),
    when: when && t.when[when as keyof typeof t.when],
    how: how && t.how[how as keyof typeof t.how],
    day: day && formatDay({ day: dayInIndia(new Date(day)), months: site.months }),
    ngo: ngo && (organiser ? t.of(organiser) : t.ofOne),
  };
  return Object.entries(labels).flatMap(([name, label]) => (label ? [{ name, label }] : []));
}

function calendarPath({ city, category, ngo }: ListQuery): string {
  const filters = Object.entries({ city, category, ngo }).filter(
    (entry): entry is [string, string] => !!entry[1],
  );
  const params = new URLSearchParams(filters);
  return `/event/calendar.ics${params.size > 0 ? `?${params}` : ''}`;
}
