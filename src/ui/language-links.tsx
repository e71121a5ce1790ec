import { useLocation } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { LANGUAGE_NAMES, pathInLanguage } from '#src/shared/languages.ts';

/** Links to the page in the other languages. Each language is a separate site, so they load the full page. */
export function LanguageLinks({ className }: { className: string | undefined }) {
  const site = useMessages('site');
  const now = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <nav className={className} aria-label={site.language}>
      {LANGUAGE_NAMES.map(([language, name]) => (
        <a
          key={language}
          href={pathInLanguage({ path: pathname, language }) + search}
          lang={language}
          hrefLang={language}
          aria-current={language === now ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
