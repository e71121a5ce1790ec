import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from './mail-layout.server.tsx';

/** The most mails that leave together as one. */
export const GATHERED_MOST = 200;

/** A mail that may leave together with others. */
export type Letter = { text: MailText; language: Language };

/**
 * Returns one mail that says what all of these say, each sentence of ours once, with the link of the first one. There must
 * be at least one.
 */
export function combineLetters([first, ...rest]: readonly [Letter, ...Letter[]]): Letter {
  const { text, language } = first;
  const keyOf = ({ lines, typed }: MailText) => JSON.stringify([lines, typed]);
  const different = new Map([first, ...rest].map((letter) => [keyOf(letter.text), letter.text]));
  if (different.size === 1) return first;
  const all = [...different.values()];
  const typed = all.flatMap((one) => one.typed ?? []);
  return {
    language,
    text: {
      ...text,
      subject: `${text.subject} (+${all.length - 1})`,
      lines: [...new Set([catalogues[language].mail.gathered, ...all.flatMap(({ lines }) => lines)])],
      ...(typed.length > 0 && { typed }),
    },
  };
}
