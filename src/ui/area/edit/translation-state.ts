/** A text and its translation into one language. */
export type TextPair = readonly [original: string | null, translation: string | null];

/**
 * Says whether texts are translated into one language. Undefined as long as there is nothing to translate and no
 * translation.
 */
export function translationStateOf(pairs: readonly TextPair[]): 'translated' | 'missing' | undefined {
  if (pairs.some(([original, translation]) => hasText(original) && !hasText(translation))) return 'missing';
  return pairs.some(([, translation]) => hasText(translation)) ? 'translated' : undefined;
}

function hasText(text: string | null): boolean {
  return (text ?? '').trim() !== '';
}
