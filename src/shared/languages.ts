/** The supported languages. Only the URL selects the language: English has no prefix, the others have one. */
export const LANGUAGES = ['en', 'hi', 'gu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The name of each language in itself, in the order in which they are offered. */
export const LANGUAGE_NAMES = [
  ['gu', 'ગુજરાતી'],
  ['hi', 'हिंदी'],
  ['en', 'English'],
] as const satisfies [Language, string][];

/**
 * Returns the language and the base of a path. `/gu/category/health` is Gujarati with base `/gu`. Paths
 * without a known prefix are English with base `/`.
 */
export function languageOfPath(pathname: string): { language: Language; basename: string } {
  const match = /^\/(hi|gu)(?=\/|\.data$|$)/.exec(pathname);
  return match
    ? { language: match[1] as Language, basename: `/${match[1]}` }
    : { language: 'en', basename: '/' };
}

/** Returns the path of the same page in another language. `path` has no language prefix. */
export function pathInLanguage({ path, language }: { path: string; language: Language }): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** Returns the best match for an Accept-Language header, or English if it contains none of the three. */
export function languageOfHeader(header: string | undefined): Language {
  const accepted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', q = ''] = part.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), weight: q === '' ? 1 : Number(q) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  const preferred = accepted.find(
    ({ language, weight }) => weight > 0 && LANGUAGES.includes(language as Language),
  );
  return (preferred?.language as Language | undefined) ?? 'en';
}
