import { needById } from '#src/search/need-catalogue.server.ts';
import { helpCategoryOf } from './chosen-ngo/chosen-ngo.rules.ts';
import { OTHER_HELP, type HelpCategory, type HelpChoice } from './help-request.values.ts';
import { needsOfRequest } from './routing/needs-of-request.server.ts';

/**
 * The NGO categories whose help category a person would name too. Nobody who is beaten looks for
 * 'Occupation', although NGOs for women belong to it.
 */
const NAMED_BY_PEOPLE = ['education', 'health', 'disability', 'livelihood'];
/** The category with the most kinds of NGOs: work, women, villages, tribal areas, animals, environment. */
const WIDEST: HelpCategory = 'Occupation';

/** Returns the choice that the words most likely ask for, or undefined if they express no known need. */
export function choiceOfWords(words: string): HelpChoice | undefined {
  const category = ngoCategoryOf(words);
  if (category === undefined) return undefined;
  return NAMED_BY_PEOPLE.includes(category) ? helpCategoryOf(category) : OTHER_HELP;
}

/** Returns the category that stands for 'Something else': the one whose NGOs serve what the words ask for. */
export function nearestCategory(words: string): HelpCategory {
  return helpCategoryOf(ngoCategoryOf(words) ?? '') ?? WIDEST;
}

function ngoCategoryOf(words: string): string | undefined {
  const [need = ''] = needsOfRequest(words);
  return needById.get(need)?.ngoCategories[0];
}
