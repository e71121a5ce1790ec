import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponseIfFound, readTexts } from '#src/server/http/page-responses.server.ts';
import { drawQrCode } from '#src/server/qr-code.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import type { Language } from '#src/shared/languages.ts';
import { organiserView, placeView, titleView, whenView } from '#src/features/event/event-view.server.ts';
import { formatEventDay } from '#src/features/event/event-words.ts';
import type { Ticket } from './ticket.contract.ts';
import type { TicketPageView, TicketView } from './ticket.view.ts';

type Options = { request: Request; context: Readonly<RouterContextProvider> };

/** Loads the ticket whose token is in the address. An unknown one is a 404 with an explanation. */
export async function loadTicket({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const found = token && (await api.event.readTicket.$post({ json: { token } }).then(readResponseIfFound));
  const page: TicketPageView = { view: found ? await ticketView(context, found.data) : null };
  return data(page, { status: found ? 200 : 404 });
}

/** Loads whether the messages of the NGO are wanted. An unknown link is a 404 with an explanation. */
export async function loadMessages({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const found =
    token && (await api.event.readEventMessages.$post({ json: { token } }).then(readResponseIfFound));
  return data({ messages: found ? found.data : null }, { status: found ? 200 : 404 });
}

/** Changes, cancels or takes the ticket whose token is in the address, as the button of the form says. */
export async function changeByForm({ request, context }: Options) {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const read = await readTexts(request);
  const calls = {
    change: () => api.event.changeTicket.$post({ json: { token, partySize: Number(read('partySize')) } }),
    cancel: () => api.event.cancelTicket.$post({ json: { token } }),
    take: () => api.event.takeOffer.$post({ json: { token } }),
  };
  const step = read('step');
  if (!(step in calls)) throw data(null, { status: 400 });
  const { ok, status, body } = await calls[step as keyof typeof calls]().then(readOutcome);
  return data({ msg: body.msg, isRefused: !ok }, { status });
}

export function tokenOf(request: Request): string {
  return new URL(request.url).searchParams.get('ticket')?.slice(0, 100) ?? '';
}

async function ticketView(context: Readonly<RouterContextProvider>, ticket: Ticket): Promise<TicketView> {
  const { language } = context.get(pageContext);
  const { cities } = await loadReferenceNames(context);
  const { event, offeredUntil } = ticket;
  return {
    eventId: event._id,
    event: {
      title: titleView(event, language),
      when: whenView(event, language),
      place: placeView({ event, cities, language }),
      organiser: organiserView(event.ngo, language),
    },
    isEventCancelled: event.status === 'cancelled',
    onlineLink: event.onlineLink,
    ticket: ticket.ticket,
    name: ticket.name,
    partySize: ticket.partySize,
    state: stateOf(ticket),
    offeredUntil: offeredUntil && momentOf(offeredUntil, language),
    waitingBefore: ticket.waitingBefore,
    isMailed: ticket.isMailed,
    ngoPhone: ticket.needsNgo ? await readPhone(context, event.ngo._id) : null,
    canChange: ticket.canChange,
    code: drawQrCode(ticket.ticket),
  };
}

function stateOf({ status, isLapsed, offeredUntil, needsNgo }: Ticket): TicketView['state'] {
  if (isLapsed) return 'lapsed';
  if (offeredUntil) return 'offered';
  return needsNgo ? 'needsNgo' : status;
}

/** Returns the public phone number of an NGO, or null if it has none or is not public now. */
async function readPhone(context: Readonly<RouterContextProvider>, id: string): Promise<string | null> {
  const { api } = context.get(pageContext);
  const ngo = await api.ngo.getNgoById[':id'].$get({ param: { id } }).then(readResponseIfFound);
  return ngo?.data.phone ?? null;
}

function momentOf(time: string, language: Language): string {
  const { event: words, site } = catalogues[language];
  const at = new Date(time);
  return words.moment(
    formatEventDay({ day: dayInIndia(at), words, months: site.months }),
    formatTime({ language, time: at }),
  );
}
