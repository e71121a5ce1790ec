import type { PublicPhoto } from '#src/features/ngo/photos/photo.contract.ts';
import type { PublicEvent } from '#src/features/event/event.contract.ts';
import type { PublicSeats } from '#src/features/event/event.values.ts';
import type { DayView, OrganiserView, RegistrationState } from '#src/features/event/event.views.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';

/** An event as its page shows it, in the reader's language where it is translated. */
/** The photo of an event, with what it shows in the reader's language. */
export type EventPhotoView = Pick<PublicPhoto, 'path' | 'width' | 'height'> & {
  description: TextView | null;
};

export type EventDetailsView = {
  _id: string;
  state: RegistrationState;
  cancelReason: TextView | null;
  title: TextView;
  description: TextView;
  day: DayView;
  when: string;
  /** 'Today', 'In 5 days', or null if it is over. */
  near: string | null;
  place: TextView;
  address: TextView | null;
  /** The words to search on a map. Null if it only takes place online. */
  map: string | null;
  isOnline: boolean;
  organiser: OrganiserView & { id: string };
  cost: string;
  whoFor: TextView | null;
  whatToBring: TextView | null;
  stepFree: boolean;
  signLanguage: boolean;
  /** The languages spoken there: `Gujarati, Hindi`. */
  languages: string;
  contact: { name: string | null; phone: string | null; email: string | null };
  seats: { left: PublicSeats; capacity: string };
  registerUntil: string;
  /** What everybody is asked who registers. */
  question: TextView | null;
  photo: EventPhotoView | null;
  origin: string;
  /** For the data that search engines read. */
  event: Pick<PublicEvent, 'startsAt' | 'endsAt' | 'fee' | 'capacity' | 'city'>;
};
