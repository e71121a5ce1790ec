import { toBuffer } from 'qrcode';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { findCity } from '#src/features/reference/reference.server.ts';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import type { TicketEvent } from './event.contract.ts';
import { formatEventDay, formatEventPlace, formatEventTime } from './event-words.ts';
import { calendarAttachment } from './calendar/event-calendar.server.ts';
import { emailsPath, ticketPath } from './ticket/ticket-token.server.ts';

export type TicketMailKind =
  | 'registered'
  | 'waiting'
  | 'offered'
  | 'offerOver'
  | 'cancelled'
  | 'cancelledByNgo';

type TicketParty = {
  ticket: string;
  size: number;
  language: Language;
  offeredUntil: Date | null;
  heldUntil: Date | null;
};

const QR_SIZE = 220;
const QR_FILE = { filename: 'ticket.png', contentType: 'image/png', cid: 'ticket' };

/**
 * Returns the mail about a ticket. It contains no words that the person entered, so that nobody can use it to send
 * their own words to a stranger.
 */
export async function ticketMail({
  party,
  event,
  kind,
  keys,
  origin,
}: {
  party: TicketParty;
  event: TicketEvent;
  kind: TicketMailKind;
  keys: Keys;
  origin: string;
}): Promise<{ text: MailText; attachments: MailAttachment[] }> {
  const { language, ticket, size } = party;
  const t = catalogues[language]['event/event-mails'];
  const title = inLanguage({ text: event.title, gu: event.titleGu, hi: event.titleHi }, language);
  const ngo = inLanguage({ text: event.ngo.name, gu: event.ngo.nameGu, hi: event.ngo.nameHi }, language);
  const path = (to: string) => pathInLanguage({ path: to, language });
  const toTicket = { label: t.link, path: ticketPath({ keys, ticket, language }) };
  const toEvent = { label: t.eventLink, path: path(`/eventDetail/${event._id}`) };
  const notMe = { label: t.added.notMe, path: emailsPath({ keys, ticket, language }) };
  const facts = eventFacts(event, language);
  const held = party.heldUntil && momentOf(party.heldUntil, language);

  if (kind === 'offerOver')
    return {
      text: {
        subject: t.offerOver.subject,
        lines: [t.offerOver.line(title), t.offerOver.again],
        link: toEvent,
      },
      attachments: [],
    };
  if (kind === 'cancelled' || kind === 'cancelledByNgo')
    return {
      text: { subject: t[kind].subject, lines: [t[kind].line(title, ngo)], link: toEvent },
      attachments: [],
    };
  if (kind === 'waiting')
    return {
      text: {
        subject: held ? t.waiting.subjectHeld : t.waiting.subject,
        lines: [
          held ? t.waiting.held(title, size, held) : t.waiting.line(title, size),
          ...facts,
          t.notYet,
          t.change,
        ],
        link: toTicket,
        small: t.small,
        secondLink: notMe,
      },
      attachments: [],
    };
  if (kind === 'offered')
    return {
      text: {
        subject: t.offered.subject,
        lines: [
          t.offered.line(title, size),
          t.offered.until(momentOf(party.offeredUntil!, language)),
          ...facts,
        ],
        link: { ...toTicket, label: t.offered.link },
      },
      attachments: [],
    };
  const join = event.onlineLink ? [t.join(event.onlineLink)] : [];
  const png = await toBuffer(ticket, { width: QR_SIZE * 2, margin: 2, errorCorrectionLevel: 'M' });
  return {
    text: {
      subject: held ? t.registered.subjectHeld : t.registered.subject,
      lines: [
        // Whose seats are only held is not registered yet.
        held ? t.registered.held(title, size, held) : t.registered.line(title, size),
        ...facts,
        ...join,
        t.change,
        t.ticket(ticket),
      ],
      image: { cid: QR_FILE.cid, alternativeText: t.code(ticket), size: QR_SIZE },
      link: toTicket,
      small: t.small,
      secondLink: notMe,
    },
    attachments: [
      { ...QR_FILE, base64: png.toString('base64') },
      calendarAttachment({ event, language, origin }),
    ],
  };
}

/**
 * Returns the first mail to somebody whom an NGO registered. Neither the person nor the mailbox has agreed to it, so it
 * contains no word of the NGO.
 */
export function addedMail({
  party: { ticket, language },
  keys,
}: {
  party: Pick<TicketParty, 'ticket' | 'language'>;
  keys: Keys;
}): MailText {
  const { added: t, link } = catalogues[language]['event/event-mails'];
  return {
    subject: t.subject,
    lines: [t.line, t.open],
    link: { label: link, path: ticketPath({ keys, ticket, language }) },
    secondLink: { label: t.notMe, path: emailsPath({ keys, ticket, language }) },
  };
}

/** Returns the lines of a mail that say when and where an event takes place. */
export function eventFacts(event: TicketEvent, language: Language): string[] {
  const { 'event/event-mails': t, event: words, site } = catalogues[language];
  const { startsAt, endsAt } = event;
  const city = event.city === null ? undefined : findCity(event.city);
  const cityName =
    event.city === null
      ? null
      : inLanguage({ text: event.city, gu: city?.nameGu ?? null, hi: city?.nameHi ?? null }, language);
  const place = formatEventPlace({ event, cityName, language, words });
  return [
    t.when(formatEventTime({ startsAt, endsAt, language, words, months: site.months })),
    t.where(event.address === null ? place : `${place}, ${event.address}`),
  ];
}

function momentOf(time: Date, language: Language): string {
  const { event: words, site } = catalogues[language];
  return `${formatEventDay({ day: dayInIndia(time), words, months: site.months })}, ${formatTime({ language, time })}`;
}
