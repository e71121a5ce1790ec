import { catalogues } from '#src/messages/catalogues.server.ts';
import type { ChangeState } from '#src/server/feature-hooks.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { MailText } from './mail-layout.server.tsx';

/** The most mails that leave together as one. */
export const GATHERED_MOST = 200;

/** One of the things that a mail says, which may leave together with others. */
export type Letter = {
  text: MailText;
  language: Language;
  /** The change that it announces, and the state in which it is right to do so. */
  change?: { id: string; state: Exclude<ChangeState, 'over'>; subjectIfOver: string };
};
type States = ReadonlyMap<string, ChangeState>;

/**
 * Returns one text that says what all of these letters say, each of them in a block with what was typed in it, equal ones
 * once, and the link of the first. What is over by now, according to `states`, is only named. What became public is left
 * out, because a mail of its own says so. Without `states`, everything is as its letter says. `isGathered`: the letters are
 * those of several mails.
 * @returns undefined if nothing is left to say. Whoever reads no words of an NGO is not told what is over.
 */
export function combineLetters(
  letters: readonly Letter[],
  { states, isGathered }: { states?: States; isGathered: boolean },
): MailText | undefined {
  const stateOf = ({ change }: Letter) => change && states && (states.get(change.id) ?? 'over');
  const isRight = (letter: Letter) => {
    const state = stateOf(letter);
    return state === undefined || state === letter.change!.state;
  };
  const now = distinct(letters.filter(isRight));
  const known = new Set(now.map(({ text }) => JSON.stringify(text.typed)));
  const over = distinct(letters.filter((letter) => stateOf(letter) === 'over')).filter(
    ({ text: { typed } }) => typed && !known.has(JSON.stringify(typed)),
  );
  const [first = over[0], ...more] = now;
  if (!first) return undefined;
  if (now.length === 1 && over.length === 0) return first.text;
  const t = catalogues[first.language].mail;
  const subject = now.length > 0 ? first.text.subject : first.change!.subjectIfOver;
  const others = now.length > 0 ? more.length : over.length - 1;
  const closing = now.flatMap(({ text }) => text.closing ?? []);
  const { lines: _lines, typed: _typed, ...rest } = first.text;
  return {
    ...rest,
    subject: others > 0 ? `${subject} (+${others})` : subject,
    lines: now.length + over.length > 1 ? [isGathered ? t.gathered : t.several] : [],
    closing: [...new Set(closing)],
    blocks: [
      ...now.map(({ text }) => ({ lines: text.lines, typed: text.typed ?? [] })),
      ...(over.length > 0
        ? [{ lines: [t.stoppedMeanwhile], typed: over.flatMap(({ text }) => text.typed ?? []) }]
        : []),
    ],
  };
}

/** Returns what a mail says as processes of the version before read it: they know neither blocks nor closing lines. */
export function flatLetter({ text, language }: Letter): Letter {
  const { lines, closing = [], typed = [], blocks = [], ...rest } = text;
  const allTyped = [...typed, ...blocks.flatMap((one) => one.typed)];
  const allLines = [...lines, ...closing, ...blocks.flatMap((one) => one.lines)];
  return { language, text: { ...rest, lines: allLines, ...(allTyped.length > 0 && { typed: allTyped }) } };
}

/** Letters that only differ in their link are equal. */
function distinct(letters: readonly Letter[]): Letter[] {
  const keys = letters.map(({ text: { lines, typed } }) => JSON.stringify([lines, typed]));
  return letters.filter((_letter, at) => keys.indexOf(keys[at]!) === at);
}
