import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';

/** The calendar leaf beside the title of an event. */
export type DayView = { weekday: string; date: string; month: string };

/** The NGO of an event, named as on a page in the reader's language. */
export type OrganiserView = TextView & { path: string; verifiedAt: string | null };

/** An event in a list. All texts are in the reader's language where they are translated. */
export type EventRowView = {
  path: string;
  title: TextView;
  day: DayView;
  /** 'Now', 'Today', 'Tomorrow', or null. */
  near: string | null;
  when: string;
  place: TextView;
  cost: string;
  /** Null for an event that is over. */
  seats: { text: string; tone: 'good' | 'warn' | undefined } | null;
  organiser: OrganiserView;
  photo: PublicPhoto | null;
};

/** Whether people can register, and if not, why. */
export type RegistrationState = 'open' | 'full' | 'closed' | 'over' | 'cancelled';
