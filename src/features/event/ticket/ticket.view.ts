import type { EventDetailsView } from '#src/features/event/details/event-details.view.ts';
import type { OrganiserView } from '#src/features/event/event.views.ts';
import type { QrCodeView } from '#src/ui/qr-code.tsx';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';

/** A ticket as its page shows it. */
export type TicketView = {
  eventId: string;
  event: Pick<EventDetailsView, 'title' | 'when' | 'place'> & { organiser: OrganiserView };
  isEventCancelled: boolean;
  /** The link to join online, for registered people. */
  onlineLink: string | null;
  ticket: string;
  name: string;
  partySize: number;
  /** `needsNgo`: it waits, and only the NGO gives it seats. */
  state: RegistrationStatus | 'needsNgo' | 'offered' | 'lapsed';
  offeredUntil: string | null;
  waitingBefore: number | null;
  /** Whether it is told by mail when seats become free. */
  isMailed: boolean;
  /** Whom to call if only the NGO gives it seats. */
  ngoPhone: string | null;
  canChange: boolean;
  code: QrCodeView;
};

export type TicketPageView = { view: TicketView | null; msg?: string; isRefused?: boolean };
