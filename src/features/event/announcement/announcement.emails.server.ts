import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { MailAttachment } from '#src/server/mailer.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { inLanguage } from '#src/shared/indic/text-in-language.ts';
import { calendarAttachment } from '#src/features/event/calendar/event-calendar.server.ts';
import { eventFacts } from '#src/features/event/event.emails.server.ts';
import type { TicketEvent } from '#src/features/event/event.contract.ts';
import type { RegistrationStatus } from '#src/features/event/event.values.ts';
import { emailsPath, endMessagesPath, ticketPath } from '#src/features/event/ticket/ticket-token.server.ts';
import type { AnnouncementKind } from './announcement.values.ts';

type Mail = { text: MailText; attachments: MailAttachment[]; unsubscribePath?: string };
type AnnouncementMail = {
  kind: AnnouncementKind;
  /** Written by the NGO, for the kind 'message'. */
  subject: string | null;
  text: string | null;
  event: TicketEvent;
  /** The public address of the NGO, for answers to its messages. */
  ngoEmail: string | null;
  recipient: { ticket: string; language: Language; status: RegistrationStatus; isOpened: boolean };
  keys: Keys;
  origin: string;
};

/** Returns the mail of an announcement to one person. */
export function announcementMail(mail: AnnouncementMail): Mail {
  const { kind, event, recipient, keys, origin } = mail;
  const { language, ticket, status } = recipient;
  const t = catalogues[language]['event/announcement'];
  const title = inLanguage({ text: event.title, gu: event.titleGu, hi: event.titleHi }, language);
  const ngo = inLanguage({ text: event.ngo.name, gu: event.ngo.nameGu, hi: event.ngo.nameHi }, language);
  const path = (to: string) => pathInLanguage({ path: to, language });
  const toEvent = { label: t.eventLink, path: path(`/eventDetail/${event._id}`) };
  const toTicket = { label: t.ticketLink, path: ticketPath({ keys, ticket, language }) };
  const toEmails = { label: t.message.end, path: emailsPath({ keys, ticket, language }) };
  const isIn = status === 'registered' || status === 'attended';
  const facts = eventFacts(event, language);

  // The words of the NGO go to mailboxes that are proved to be of somebody who wants them, and to no others.
  if (!recipient.isOpened)
    return {
      text: { subject: t.news.subject, lines: [t.news.line], link: toTicket, secondLink: toEmails },
      attachments: [],
    };
  if (kind === 'cancelled')
    return {
      text: {
        subject: t.cancelled.subject,
        lines: [
          t.cancelled.line(title, ngo),
          ...(event.cancelReason === null ? [] : [t.cancelled.reason(event.cancelReason)]),
          t.cancelled.was,
          ...facts,
          t.cancelled.calendar,
        ],
        link: toEvent,
      },
      attachments: [calendarAttachment({ event, language, origin })],
    };
  const join = isIn && event.onlineLink ? [t.join(event.onlineLink)] : [];
  if (kind === 'changed')
    return {
      text: {
        subject: t.changed.subject,
        lines: [
          t.changed.line(title, ngo),
          ...facts,
          ...join,
          ...(status === 'waiting' ? [t.changed.waiting] : [t.changed.ticket(ticket)]),
          t.changed.cannotCome,
        ],
        link: toTicket,
      },
      attachments: [
        calendarAttachment({ event: isIn ? event : { ...event, onlineLink: null }, language, origin }),
      ],
    };
  return {
    text: {
      subject: t.message.subject(ngo, mail.subject!),
      lines: [t.message.from(ngo, title), ...paragraphsOf(mail.text!), ...facts, ...join],
      link: status === 'attended' ? toEvent : toTicket,
      small: t.message.small,
      secondLink: toEmails,
      replyTo: mail.ngoEmail ?? undefined,
    },
    attachments: [],
    unsubscribePath: endMessagesPath({ keys, ticket, language }),
  };
}

function paragraphsOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim());
}
