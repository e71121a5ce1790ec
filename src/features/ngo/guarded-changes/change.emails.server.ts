import { BRAND } from '#src/brand.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { ChangeKind } from './change.values.ts';
import { quoteTyped } from './describe-fields.ts';

/** Describes in one line, in a language, what a change says. */
export type Describe = (language: Language) => string;
/** What every mail about a change names. The NGO's name is in the language of the mail. */
type About = { language: Language; ngo: string; kind: ChangeKind; what: Describe };

const wordsIn = (language: Language) => catalogues[language]['ngo/guarded-changes'];

/** The link that stops a change, with what to know about it. */
function stopLink({ language, token }: { language: Language; token: string }) {
  const t = wordsIn(language);
  const path = pathInLanguage({ path: `/donate/stopChange?change=${token}`, language });
  return { link: { label: t.stopIt, path }, small: t.stopSmall };
}

function timeIn(language: Language, time: string): string {
  const { area, site } = catalogues[language];
  const at = new Date(time);
  const day = formatNearDay({ day: dayInIndia(at), weekdays: area.days.short, months: site.months });
  return area.days.at(day, formatTime({ language, time: at }));
}

export type RequestedChange = About & {
  /** What is public until now, if anything. */
  before: Describe | undefined;
  /** Says in our words what is different from it, if there is anything. */
  changes: Describe | undefined;
  makesPrimary: boolean;
  /** The mail address of whoever asked for it. */
  requestedBy: string;
  /** Null if it waits for our team. */
  takesEffectAt: string | null;
  token: string;
};

/** Says that a change waits, what it says, who asked for it and when it is public, with the link that stops it. */
export function requestedMail(change: RequestedChange): MailText {
  const { language, ngo, kind, what, before, changes, makesPrimary, requestedBy, takesEffectAt } = change;
  const t = wordsIn(language);
  return {
    subject: t.requested.subject[kind](ngo),
    lines: [
      t.requested.line[kind](requestedBy, ngo),
      ...(changes ? [changes(language)] : []),
      ...(makesPrimary ? [t.requested.primary] : []),
      ...(before ? [] : [t.requested.first]),
      takesEffectAt === null ? t.requested.checked : t.requested.when[kind](timeIn(language, takesEffectAt)),
    ],
    closing: [t.requested.right],
    ...stopLink(change),
    typed: [t.requested.next(what(language)), ...(before ? [t.requested.before(before(language))] : [])],
  };
}

/** What made a change public: the time, our team, or somebody of the NGO at once. */
export type ActiveChange = About & {
  decidedBy: 'time' | 'staff' | { email: string; before: Describe };
  token: string;
};

/** Says that a change is public now. */
export function activeMail(change: ActiveChange): MailText {
  const { language, ngo, kind, what, decidedBy } = change;
  const t = wordsIn(language);
  const isOwn = typeof decidedBy !== 'string';
  const how = isOwn ? t.active.by.ngo(decidedBy.email) : t.active.by[decidedBy];
  return {
    subject: t.active.subject[kind](ngo),
    lines: [t.active.line[kind](ngo), how],
    closing: [t.requested.right],
    ...stopLink(change),
    typed: [what(language), ...(isOwn ? [t.requested.before(decidedBy.before(language))] : [])],
  };
}

export type RemovedChange = About & { requestedBy: string; token: string };

/** Says that bank details, keys or contact details were removed. */
export function removedMail(change: RemovedChange): MailText {
  const { language, ngo, kind, what, requestedBy } = change;
  const t = wordsIn(language);
  return {
    subject: t.removed.subject[kind](ngo),
    lines: [t.removed.line(requestedBy), t.removed.next[kind]],
    closing: [t.requested.right],
    ...stopLink(change),
    typed: [what(language)],
  };
}

/** Why one change was stopped: by our team, or because the person who asked for it is no longer a manager. */
export type StopCause = { by: 'staff'; reason: string } | { by: 'formerManager' };

/** Returns the subject of a mail about a change that was stopped. */
export function stoppedSubject({ language, ngo }: Pick<About, 'language' | 'ngo'>): string {
  return wordsIn(language).stopped.subject(ngo, 1);
}

/** Tells an NGO that one change was stopped. */
export function stoppedMail({ language, ngo, what, cause }: About & { cause: StopCause }): MailText {
  const t = wordsIn(language).stopped;
  return {
    subject: stoppedSubject({ language, ngo }),
    lines: [t.line, cause.by === 'staff' ? t.byStaff(cause.reason) : t.byFormerManager],
    typed: [what(language)],
  };
}

/** What the link in a mail has stopped and frozen. */
export type Freeze = Pick<About, 'language' | 'ngo'> & {
  /** Everything that waited, what is about money first. */
  stopped: readonly Describe[];
  /** What the mail with the link was about, if that did not wait any more. */
  own: { what: Describe; isActive: boolean } | undefined;
};

/** Tells an NGO that somebody used the link in a mail: everything that waited is stopped, and nothing can be changed. */
export function frozenMail({ language, ngo, stopped, own }: Freeze): MailText {
  const t = wordsIn(language).stopped;
  const count = stopped.length;
  return {
    subject: count > 0 ? t.subject(ngo, count) : t.subjectFrozen(ngo),
    lines: [t.byLink, ...(count > 0 ? [t.everything] : []), ...(own?.isActive ? [t.isActive] : []), t.frozen],
    typed: namesOfFreeze({ language, stopped, own }),
  };
}

function namesOfFreeze({ language, stopped, own }: Omit<Freeze, 'ngo'>): string[] {
  const { names } = wordsIn(language).stopped;
  const ownName = own && names[own.isActive ? 'active' : 'over'](own.what(language));
  return [
    ...(ownName && own.isActive ? [ownName] : []),
    ...stopped.map((what) => names.stopped(what(language))),
    ...(ownName && !own.isActive ? [ownName] : []),
  ];
}

/** Says that new contact details stand in something that the NGO publishes, such as an event. */
export function contactsNamedMail({
  language,
  ngo,
  title,
  contacts,
  requestedBy,
}: Pick<About, 'language' | 'ngo'> & { title: string; contacts: string[]; requestedBy: string }): MailText {
  const t = wordsIn(language);
  return {
    subject: t.named.subject(ngo),
    lines: [t.named.line(requestedBy)],
    closing: [t.requested.right, t.named.wrong],
    link: { label: t.released.link, path: pathInLanguage({ path: '/ngopage', language }) },
    typed: [t.named.where(quoteTyped(title)), t.requested.next(contacts.map(quoteTyped).join(', '))],
  };
}

/**
 * Tells somebody who was of an NGO, or reads an address that stood on its page, what a mail tells its people, with the link
 * that stops a change, but with no word that the NGO can choose.
 */
export function outsiderMail({
  language,
  ngo,
  text,
}: Pick<About, 'language' | 'ngo'> & { text: MailText }): MailText {
  if (!text.typed) return text;
  const t = wordsIn(language).outsider;
  const { subject, link, small } = text;
  return {
    subject,
    lines: [t.line(ngo), t.why(ngo), t.right],
    ...(link && small !== undefined && { link, small }),
  };
}

/** A text of an NGO that names contact details which are not on its page. */
export type NamedInText = { title: string; contacts: string[] };

/** Says which contact details beside those of the page are public from now on. */
export function contactsPublicMail({
  language,
  ngo,
  named,
}: Pick<About, 'language' | 'ngo'> & { named: readonly NamedInText[] }): MailText {
  const t = wordsIn(language);
  return {
    subject: t.named.subject(ngo),
    lines: [t.named.nowPublic(ngo)],
    closing: [t.requested.right, t.named.wrong],
    link: { label: t.released.link, path: pathInLanguage({ path: '/ngopage', language }) },
    typed: named.map(({ title, contacts }) => `${quoteTyped(title)}: ${contacts.map(quoteTyped).join(', ')}`),
  };
}

/** Tells our team that an NGO said that a change was not its own. */
export function alarmMail({ language, ngo, stopped, own }: Freeze): MailText {
  const { alarm: t, stopped: words } = wordsIn(language);
  const count = stopped.length;
  return {
    subject: count > 0 ? t.subject(ngo, count) : t.subjectFrozen(ngo),
    lines: [
      t.line(ngo),
      ...(count > 0 ? [words.everything] : []),
      ...(own?.isActive ? [t.isActive] : []),
      t.next,
    ],
    typed: namesOfFreeze({ language, stopped, own }),
    link: { label: t.link, path: pathInLanguage({ path: `/${BRAND.slug}/bankDetails`, language }) },
  };
}

/** Tells an NGO that it can change where money and calls go again. */
export function releasedMail({ language, ngo }: Pick<About, 'language' | 'ngo'>): MailText {
  const t = wordsIn(language);
  const path = pathInLanguage({ path: '/ngopage', language });
  return {
    subject: t.released.subject(ngo),
    lines: [t.released.line],
    link: { label: t.released.link, path },
  };
}
