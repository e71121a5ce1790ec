import { catalogues } from '#src/messages/catalogues.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SafeChoice } from '#src/features/help-request/help-request.values.ts';

/**
 * Returns how it is safe to reach the person as one text, in the person's language: the ticked choices, then
 * their own words. NGOs read it before they see a number.
 */
export function safeContactOf(input: {
  choices: readonly SafeChoice[];
  words: string;
  language: Language;
}): string {
  const { safe } = catalogues[input.language]['help-request/submission'];
  return [...input.choices.map((choice) => safe[choice]), input.words.trim()].filter(Boolean).join('\n');
}
