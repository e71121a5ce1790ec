/** The three languages. The URL alone decides: English at the bare path, the others under their prefix. */
export const LANGUAGES = ['en', 'hi', 'gu'] as const;
export type Language = (typeof LANGUAGES)[number];

/** `/gu/category/health` is Gujarati at base `/gu`; anything without a known prefix is English at base `/`. */
export function languageOfPath(pathname: string): { language: Language; basename: string } {
  const match = /^\/(hi|gu)(?=\/|\.data$|$)/.exec(pathname);
  return match
    ? { language: match[1] as Language, basename: `/${match[1]}` }
    : { language: 'en', basename: '/' };
}

/** The same page in another language; `path` is without a language prefix. */
export function pathInLanguage({ path, language }: { path: string; language: Language }): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

/** The best of the three for an Accept-Language header; English when it names none of them. */
export function languageOfHeader(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', q = ''] = part.trim().split(';q=');
      return { language: tag.slice(0, 2).toLowerCase(), weight: q === '' ? 1 : Number(q) || 0 };
    })
    .sort((a, b) => b.weight - a.weight);
  const found = wanted.find(({ language, weight }) => weight > 0 && LANGUAGES.includes(language as Language));
  return (found?.language as Language | undefined) ?? 'en';
}
