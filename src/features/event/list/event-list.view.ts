import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { EventRowView } from '#src/features/event/event.views.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';

/** Query parameters of the page by name. Only those in use are set. */
export type ListQuery = Record<string, string>;

export type MonthView = {
  /** The name of the month with its year. */
  name: string;
  before: { month: string; name: string } | null;
  after: { month: string; name: string } | null;
  /** Names of the weekdays, Monday first. */
  weekdays: string[];
  /** All days of the month. `column` is the weekday of the first one, from 1 for Monday. */
  column: number;
  days: {
    day: string;
    date: string;
    /** The weekday and date. */
    name: string;
    isToday: boolean;
    more: number;
    events: (TextView & { path: string; time: string })[];
  }[];
};

export type EventListView = {
  query: ListQuery;
  /** The words of the search, if they may be shown outside the field. */
  shownWords: string | null;
  /** The active filters with their labels. */
  activeFilters: { name: string; label: string }[];
  cities: NamedOption[];
  categories: NamedOption[];
  /** The address of the calendar feed with the same filters. */
  calendar: { path: string; origin: string };
} & (
  | { kind: 'list' | 'past'; rows: EventRowView[]; total: number; page: number; lastPage: number }
  | { kind: 'month'; month: MonthView }
);
