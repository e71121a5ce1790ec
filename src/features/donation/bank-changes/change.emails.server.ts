import { BRAND } from '#src/brand.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { catalogues } from '#src/messages/catalogues.server.ts';
import { formatTime } from '#src/messages/time-of-day.ts';
import { dayInIndia, formatNearDay } from '#src/shared/dates.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { ChangeKind } from './change.values.ts';
import { describeDestination, type Destination } from './destination.ts';

/** What every mail about a change names. The NGO's name is in the language of the mail. */
type About = { language: Language; ngo: string; destination: Destination };

const kindOf = (destination: Destination): ChangeKind => ('keyId' in destination ? 'gateway' : 'bank');

function wordsIn(language: Language) {
  const catalogue = catalogues[language];
  const words = catalogue['donation/bank-changes/destination'];
  return {
    t: catalogue['donation/bank-changes'],
    describe: (destination: Destination) => describeDestination(destination, words),
  };
}

/** The link that stops a change, with what to know about it. */
function stopLink({ language, token }: { language: Language; token: string }) {
  const { t } = wordsIn(language);
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
  /** Where gifts went until now, if anywhere. */
  before: Destination | undefined;
  makesPrimary: boolean;
  /** The mail address of whoever asked for it. */
  requestedBy: string;
  takesEffectAt: string;
  token: string;
};

/** Says that a change waits, what it says, who asked for it and when donors see it, with the link that stops it. */
export function requestedMail(change: RequestedChange): MailText {
  const { language, ngo, destination, before, makesPrimary, requestedBy, takesEffectAt } = change;
  const { t, describe } = wordsIn(language);
  return {
    subject: t.requested.subject[kindOf(destination)](ngo),
    lines: [
      t.requested.line(requestedBy, ngo),
      t.requested.next(describe(destination)),
      ...(makesPrimary ? [t.requested.primary] : []),
      before ? t.requested.before(describe(before)) : t.requested.first,
      t.requested.when(timeIn(language, takesEffectAt)),
      t.requested.right,
    ],
    ...stopLink(change),
  };
}

/** Says that donors see a change now. */
export function activeMail(change: About & { decidedBy: 'time' | 'staff'; token: string }): MailText {
  const { language, ngo, destination, decidedBy } = change;
  const { t, describe } = wordsIn(language);
  return {
    subject: t.active.subject[kindOf(destination)](ngo),
    lines: [t.active.line(ngo), describe(destination), t.active.by[decidedBy], t.requested.right],
    ...stopLink(change),
  };
}

/** Says that bank details or keys were removed. */
export function removedMail(change: About & { requestedBy: string; token: string }): MailText {
  const { language, ngo, destination, requestedBy } = change;
  const { t, describe } = wordsIn(language);
  return {
    subject: t.removed.subject[kindOf(destination)](ngo),
    lines: [t.removed.line(requestedBy), describe(destination), t.removed.next, t.requested.right],
    ...stopLink(change),
  };
}

/** Tells an NGO that a change was stopped. Without a reason, it was stopped by the link, and everything is frozen. */
export function stoppedMail({
  language,
  ngo,
  destination,
  reason,
}: About & { reason: string | undefined }): MailText {
  const { t, describe } = wordsIn(language);
  const why = reason === undefined ? [t.stopped.byLink, t.stopped.frozen] : [t.stopped.byStaff(reason)];
  return { subject: t.stopped.subject(ngo), lines: [t.stopped.line, describe(destination), ...why] };
}

/** Tells our team that an NGO said that a change was not its own. */
export function alarmMail({ language, ngo, destination, isActive }: About & { isActive: boolean }): MailText {
  const { t, describe } = wordsIn(language);
  return {
    subject: t.alarm.subject(ngo),
    lines: [t.alarm.line(ngo), describe(destination), ...(isActive ? [t.alarm.isActive] : []), t.alarm.next],
    link: { label: t.alarm.link, path: pathInLanguage({ path: `/${BRAND.slug}/bankDetails`, language }) },
  };
}

/** Tells an NGO that it can change where gifts go again. */
export function releasedMail({ language, ngo }: Pick<About, 'language' | 'ngo'>): MailText {
  const { t } = wordsIn(language);
  const path = pathInLanguage({ path: '/ngopage/ViewBankDetails', language });
  return {
    subject: t.released.subject(ngo),
    lines: [t.released.line],
    link: { label: catalogues[language]['donation/sections'].bankDetails, path },
  };
}
