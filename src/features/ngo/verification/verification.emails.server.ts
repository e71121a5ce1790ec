import { catalogues } from '#src/messages/catalogues.server.ts';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import type { NgoMove } from './verification.values.ts';

type MailOptions = { language: Language; name: string };

/**
 * Notifies the NGO of a status change by staff or an admin, with the reason. `path` is the target of the
 * link.
 */
export function statusMail(
  options: MailOptions & { move: NgoMove; reason: string | undefined; path: string },
): MailText {
  const { move, language, name, reason, path } = options;
  const t = catalogues[language].mail.checking;
  const { subject, line, next, link } = t[move];
  return {
    subject: subject(name),
    lines: [line(name), ...(reason === undefined ? [] : [t.reason(reason)]), ...(next ? [next] : [])],
    ...(link && { link: { label: link, path } }),
  };
}

/** Notifies a claimant of the decision. */
export function claimMail(
  options: MailOptions & { isAccepted: boolean; note: string | undefined },
): MailText {
  const { isAccepted, language, name, note } = options;
  const t = catalogues[language].mail.checking;
  const { subject, line, link } = isAccepted ? t.claimAccepted : t.claimDeclined;
  const path = pathInLanguage({ path: isAccepted ? '/logIn' : '/contact', language });
  return {
    subject: subject(name),
    lines: [line(name), ...(note ? [t.reason(note)] : [])],
    link: { label: link, path },
  };
}

/** Tells a claimant that our team agrees, and from when it can take effect if no manager stops it. */
export function claimWaitsMail({ language, name, from }: MailOptions & { from: string }): MailText {
  const { subject, line, next } = catalogues[language].mail.checking.claimWaits;
  return { subject: subject(name), lines: [line(name), next(from)] };
}

/** Notifies the existing accounts of an NGO that another person now has access. */
export function personAddedMail({ language, name, person }: MailOptions & { person: string }): MailText {
  const { subject, line } = catalogues[language].mail.checking.personAdded;
  return { subject: subject(name), lines: [line(name, person)] };
}
