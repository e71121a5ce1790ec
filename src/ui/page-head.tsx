import { useLocation, useRouteLoaderData } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import type { SiteView } from './site-view.ts';

type PageHeadProps = {
  title: string;
  description?: string;
  /** The page's own address without what only arranges it; its path when left out. */
  canonical?: string;
  /** A picture for previews, as a path; the site's own when left out. */
  picture?: string;
  /** Keep out of search engines: results, empty lists, errors. */
  hidden?: boolean;
  jsonLd?: object;
};

const LOCALES = { en: 'en_IN', hi: 'hi_IN', gu: 'gu_IN' } as const;

/** Title, description, preview (Open Graph) and the same page in the other languages; React lifts them to the head. */
export function PageHead({ title, description, canonical, picture, hidden, jsonLd }: PageHeadProps) {
  const language = useLanguage();
  const { brand } = useMessages('site');
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<SiteView>('root')?.origin ?? '';
  const path = canonical ?? pathname;
  const address = (of: typeof language) => origin + pathInLanguage({ path, language: of });
  const full = `${title} · ${brand}`;
  return (
    <>
      <title>{full}</title>
      {description && <meta name="description" content={description} />}
      {hidden ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={address(language)} />
          {LANGUAGES.map((of) => (
            <link key={of} rel="alternate" hrefLang={of} href={address(of)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address('en')} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand} />
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={`${origin}${picture ?? '/preview.png'}`} />
      <meta name="twitter:card" content="summary" />
      {jsonLd && (
        <script
          type="application/ld+json"
          // In the browser it may be empty; what the server wrote stays.
          suppressHydrationWarning
          // '<' is escaped, so that no text of an NGO can close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
