import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Keys } from '#src/server/security/keys.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { ownPagePath } from '#src/features/volunteer/own-page-link.server.ts';
import { nameOfNgo, type NgoNames } from '#src/features/volunteer/volunteer-mail.ts';
import { DECLINED_RETENTION_DAYS } from '#src/features/volunteer/volunteer.values.ts';
import type { Decision } from './applications.values.ts';

/** Returns the mail about a decision, in the language of the volunteer. */
export function decisionMail({
  decision,
  sentence,
  placesBack,
  ngo: names,
  volunteer,
  keys,
}: {
  decision: Decision;
  /** Written by the NGO; may be ''. */
  sentence: string;
  /** The number of places in shifts that were given back. */
  placesBack: number;
  ngo: NgoNames;
  volunteer: { name: string; reference: string; language: Language };
  keys: Keys;
}): MailText {
  const { name, language } = volunteer;
  const t = catalogues[language]['volunteer/applications/decision-mails'];
  const ngo = nameOfNgo(names, language);
  const personal = sentence === '' ? [] : [t.personal(ngo), ...sentence.split('\n').filter(Boolean)];
  if (decision === 'accepted')
    return {
      subject: t.accepted.subject(ngo),
      lines: [t.hello(name), t.accepted.line(ngo), ...personal, t.accepted.page],
      link: { label: t.accepted.link, path: ownPagePath({ keys, volunteer }) },
      small: t.accepted.small,
    };
  return {
    subject: t.declined.subject(ngo),
    lines: [
      t.hello(name),
      t.declined.line(ngo),
      ...personal,
      ...(placesBack > 0 ? [t.declined.places] : []),
      t.declined.thanks,
    ],
    small: t.declined.small(DECLINED_RETENTION_DAYS),
  };
}
