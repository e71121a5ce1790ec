import type { Language } from '#src/shared/languages.ts';

export type NgoNames = { name: string; nameGu: string | null; nameHi: string | null };

/** Returns the name of an NGO in a language, or its original name. */
export function nameOfNgo({ name, nameGu, nameHi }: NgoNames, language: Language): string {
  return { en: name, gu: nameGu ?? name, hi: nameHi ?? name }[language];
}
