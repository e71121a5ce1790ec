import { catalogues } from '#src/messages/catalogues.server.ts';
import type { MailText } from '#src/features/mail/mail-layout.server.tsx';
import { pathInLanguage, type Language } from '#src/shared/languages.ts';
import { timeInWords } from './time-in-words.server.ts';

/** Tells a manager that somebody claims the NGO, from when the claim can take effect, and how to stop it. */
export function claimToStopMail(about: {
  language: Language;
  ngo: string;
  /** The proven address of the claimant. */
  email: string;
  from: Date;
  token: string;
}): MailText {
  const { language, ngo, email, from, token } = about;
  const t = catalogues[language]['ngo/stop-claim'].mail;
  const path = pathInLanguage({ path: `/stopClaim?claim=${token}`, language });
  return {
    subject: t.subject(ngo),
    lines: [t.line(email, ngo), t.when(timeInWords({ language, at: from })), t.right],
    link: { label: t.stop, path },
    small: t.small,
  };
}

/** Tells a colleague of ours that a manager stopped a claim. */
export function claimStoppedMail({
  language,
  ngo,
  email,
}: {
  language: Language;
  ngo: string;
  email: string;
}): MailText {
  const t = catalogues[language]['ngo/stop-claim'].mail;
  return { subject: t.stoppedSubject(ngo), lines: [t.stopped(email, ngo)] };
}
