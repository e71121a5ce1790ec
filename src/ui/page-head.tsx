import { useLocation, useRouteLoaderData } from 'react-router';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { LANGUAGES, pathInLanguage } from '#src/shared/languages.ts';
import type { SiteView } from './site-view.ts';

type PageHeadProps = {
  title: string;
  /** The title of the preview of a shared link, if the page's own repeats what somebody typed. */
  preview?: string;
  description?: string;
  /** The page's path without parameters that only change its presentation; the current path by default. */
  canonical?: string;
  /** The path of the preview picture; the site's own by default. */
  picture?: string;
  /** Keeps the page out of search engines: search results, empty lists, errors. */
  hidden?: boolean;
  jsonLd?: object;
};

const LOCALES = { en: 'en_IN', hi: 'hi_IN', gu: 'gu_IN' } as const;

/** Title, description, Open Graph preview and links to the other languages. React moves them to the head. */
export function PageHead({ title, preview, description, canonical, picture, hidden, jsonLd }: PageHeadProps) {
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
      <meta property="og:title" content={preview ?? title} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:image" content={`${origin}${picture ?? '/preview.png'}`} />
      <meta name="twitter:card" content="summary" />
      {jsonLd && (
        <script
          type="application/ld+json"
          // In the browser the data may be missing; the markup from the server stays.
          suppressHydrationWarning
          // '<' is escaped so that no NGO's text can close the element.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(jsonLd).replaceAll('<', '\\u003c') }}
        />
      )}
    </>
  );
}
