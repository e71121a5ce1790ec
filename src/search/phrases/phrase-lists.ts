/** Lists of phrases by the form of a word. */
export type PhraseLists<Phrase> = Map<string, Phrase[]>;

/** Adds a phrase to the list of each of these forms. */
export function addToLists<Phrase>(
  lists: PhraseLists<Phrase>,
  { forms, phrase }: { forms: readonly string[]; phrase: Phrase },
): void {
  for (const form of forms) {
    const list = lists.get(form);
    if (list) list.push(phrase);
    else lists.set(form, [phrase]);
  }
}

/** Gives back the memory that growing lists reserve, which is 3 MB for the phrases of the needs. */
export function compactLists<Phrase>(lists: PhraseLists<Phrase>): void {
  for (const [form, list] of lists) if (list.length > 1) lists.set(form, list.slice());
}
