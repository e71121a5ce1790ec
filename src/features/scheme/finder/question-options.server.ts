import type { Option } from '#src/features/scheme/finder/parts/finder.view.ts';
import {
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  type Circumstance,
} from '#src/features/scheme/scheme.values.ts';
import { CASTES } from './eligibility.values.ts';
import type { finderWords } from './finder-words.server.ts';
import {
  bandKey,
  DISABILITY_BANDS,
  INCOME_BANDS,
  NONE,
  OTHER_STATE,
  type Question,
} from './finder.values.ts';

/** Returns the options of a question. Every question can also be skipped. */
export function optionsOf(input: {
  question: Question;
  words: ReturnType<typeof finderWords>;
  /** In display order. */
  states: Option[];
  /** Those that schemes leave open. */
  circumstances: readonly Circumstance[];
}): Option[] {
  const { question, states, circumstances } = input;
  const { t, words, bandName, degreeName } = input.words;
  switch (question) {
    case 'for':
      return SCHEME_CATEGORIES.map((value) => ({ value, label: words.categories[value] }));
    case 'who':
      return [
        { value: 'Female', label: t.female },
        { value: 'Male', label: t.male },
        { value: 'Other', label: t.otherGender },
      ];
    case 'marital':
      return MARITAL_STATUSES.map((value) => ({ value, label: words.maritalStatus[value] }));
    case 'income':
      return INCOME_BANDS.map((band) => ({ value: bandKey(band), label: bandName(band) }));
    case 'circumstances':
      return [
        ...circumstances.map((value) => ({ value, label: words.circumstances[value] })),
        { value: NONE, label: t.none },
      ];
    case 'disability':
      return DISABILITY_BANDS.map((band) => ({ value: bandKey(band), label: degreeName(band) }));
    case 'state':
      return [...states, { value: OTHER_STATE, label: t.otherState }];
    case 'group':
      return CASTES.map((value) => ({ value, label: words.beneficiaries[value] }));
  }
}
