import { formatEventTime } from '#src/features/event/event-words.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { ownPagePath } from '#src/features/volunteer/own-page-link.server.ts';
import { nameOfNgo } from '#src/features/volunteer/volunteer-mail.ts';
import type { MailedShift } from './shift-mails.queries.server.ts';
import type { AnnouncementKind, PlaceMailKind } from './shift-mails.values.ts';

/** Returns a mail to a volunteer about a shift, in the language of the volunteer. */
export function shiftMail({
  kind,
  shift,
  volunteer,
  keys,
}: {
  kind: AnnouncementKind | PlaceMailKind;
  shift: MailedShift;
  volunteer: { name: string; reference: string; language: Language };
  keys: Keys;
}): MailText {
  const { language, name } = volunteer;
  const t = catalogues[language]['volunteer/shift-mails'];
  const ngo = nameOfNgo(shift.ngo, language);
  const { title, details, cancelReason } = shift;
  const about = { hello: t.hello(name), facts: shiftFacts(shift, language) };
  const { subject, line, next } = t[kind];
  const isOff = kind === 'cancelled' || kind === 'removed';
  return {
    // Of what the NGO writes in its own words, the subject says from whom it is.
    subject: kind === 'invited' ? `${ngo}: ${subject}` : subject,
    lines: [
      about.hello,
      line(title, ngo),
      ...(kind === 'cancelled' && cancelReason !== null ? [t.reason(cancelReason)] : []),
      ...(isOff ? [t.was] : []),
      ...about.facts,
      ...(!isOff && details !== null ? details.split('\n').filter(Boolean) : []),
      next,
    ],
    link: { label: t.link, path: ownPagePath({ keys, volunteer }) },
    small: t.small,
  };
}

/** Returns the lines of a mail that say when and where a shift is. */
function shiftFacts({ startsAt, endsAt, place }: MailedShift, language: Language): string[] {
  const { 'volunteer/shift-mails': t, event: words, site } = catalogues[language];
  const when = formatEventTime({ startsAt, endsAt, language, words, months: site.months });
  return [t.when(when), t.where(place)];
}
