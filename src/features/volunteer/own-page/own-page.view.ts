import type { TextView } from '#src/shared/indic/text-in-language.ts';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import type { VolunteerValues } from '#src/features/volunteer/application/application.view.ts';
import type { VolunteerStatus } from '#src/features/volunteer/volunteer.values.ts';

/** A shift, with its time in words. */
export type ShiftView = {
  id: string;
  title: TextView;
  details: TextView | null;
  place: TextView;
  when: string;
  cancelReason: TextView | null;
  isCancelled: boolean;
  placesLeft: number;
  /** The hours that the NGO confirmed: `2:30`. */
  hours: string | null;
};

export type CertificateView = {
  number: string;
  hours: string;
  period: string;
  /** The address of the PDF; null for one that was withdrawn. */
  file: string | null;
};

export type OwnPageView = {
  reference: string;
  name: TextView;
  status: VolunteerStatus;
  ngo: TextView & { path: string | null };
  /** Null until the mailbox is proved. */
  stored: {
    values: VolunteerValues;
    /** The name of the town in the language of the page. */
    city: string;
    createdAt: string;
    updatedAt: string;
  } | null;
  shifts: { mine: ShiftView[]; open: ShiftView[]; past: ShiftView[] };
  wantsInvitations: boolean;
  certificates: CertificateView[];
  cities: NamedOption[];
};

/** What the page shows after one of its forms was sent. */
export type OwnPageOutcome = {
  msg?: string;
  isRefused: boolean;
  isErased?: boolean;
  /** The form with the details, if it was refused. */
  form?: { values: VolunteerValues; errors: Record<string, string> };
};
