import type { Language } from '#src/shared/languages.ts';
import type { EventField } from './management.values.ts';

/** A text of a form, which may be missing. */
export type Text = string | null | undefined;
type Amount = string | number | null | undefined;

/** The data of a form. Every field may be missing. Times are Indian unless they name another zone. */
export type EventForm = {
  [field in Exclude<EventField, 'languages' | 'stepFree' | 'signLanguage' | 'capacity' | 'fee'>]?: Text;
} & {
  capacity?: Amount;
  fee?: Amount;
  languages?: readonly string[] | undefined;
  stepFree?: boolean | undefined;
  signLanguage?: boolean | undefined;
};

/** A normalised form. Times are ISO 8601 in UTC, or '' if they are invalid. */
export type CleanEvent = {
  title: string;
  titleGu: string | null;
  titleHi: string | null;
  description: string;
  descriptionGu: string | null;
  descriptionHi: string | null;
  category: string;
  photoId: string | null;
  startsAt: string;
  endsAt: string;
  city: string | null;
  venue: string | null;
  venueGu: string | null;
  venueHi: string | null;
  address: string | null;
  onlineLink: string | null;
  capacity: number;
  registrationEndsAt: string;
  question: string | null;
  questionGu: string | null;
  questionHi: string | null;
  fee: number;
  whoFor: string | null;
  whoForGu: string | null;
  whoForHi: string | null;
  whatToBring: string | null;
  whatToBringGu: string | null;
  whatToBringHi: string | null;
  languages: Language[];
  stepFree: boolean;
  signLanguage: boolean;
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
};

export type EventErrorKey =
  | 'eventTitleRequired'
  | 'eventDescriptionRequired'
  | 'eventCategoryRequired'
  | 'eventStartRequired'
  | 'eventEndRequired'
  | 'eventStartPast'
  | 'eventEndPast'
  | 'eventEndBeforeStart'
  | 'eventTooFar'
  | 'eventPlaceRequired'
  | 'eventVenueRequired'
  | 'eventCityRequired'
  | 'eventLinkWrong'
  | 'eventCapacityWrong'
  | 'eventDeadlineWrong'
  | 'eventDeadlineAfterEnd'
  | 'eventDeadlinePast'
  | 'eventFeeWrong'
  | 'eventPhoneWrong'
  | 'eventEmailWrong'
  | 'textLong'
  | 'aadhaar';
export type EventErrors = Partial<Record<EventField, EventErrorKey>>;

/** The times and the status of an event that is edited. A time that has passed may stay as it is. */
export type SavedTimes = { startsAt: string; endsAt: string; registrationEndsAt: string; status: string };

/** What a part of the check returns: its fields, normalised, and what is wrong with them. */
export type Checked<Field extends EventField> = { fields: Pick<CleanEvent, Field>; errors: EventErrors };
