import type en from './scheme.messages.en.ts';

type SchemeMessages = typeof en;

/** Returns the words of schemes; if `gender` is Female, in their forms for women and girls. */
export function wordsForGender(words: SchemeMessages, gender: string | undefined): SchemeMessages {
  if (gender !== 'Female') return words;
  const { maritalStatus, circumstances } = words.ofWomen;
  return {
    ...words,
    maritalStatus: { ...words.maritalStatus, ...maritalStatus },
    circumstances: { ...words.circumstances, ...circumstances },
  };
}
