import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router';
import { useLanguage } from '#src/messages/messages.tsx';
import { pathInLanguage } from '#src/shared/languages.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'discover'> & {
  /** A path on this site, from the root and without a language prefix. */
  to: string;
};

/**
 * A link within the site, in the language of the page. The server renders the same element without resolving
 * the route, which saves a third of the work on a page with fifty links.
 */
export function Link({ to, preventScrollReset, children, ...rest }: LinkProps) {
  const language = useLanguage();
  if (import.meta.env.SSR) {
    const [path = '', query] = to.split('?');
    const href = pathInLanguage({ path, language });
    return (
      <a {...rest} href={query === undefined ? href : `${href}?${query}`}>
        {children}
      </a>
    );
  }
  return (
    <RouterLink {...rest} to={to} discover="none" preventScrollReset={preventScrollReset}>
      {children}
    </RouterLink>
  );
}

/**
 * Returns the town that the user selected (the specification's 'selected district'), or ''. It is stored in
 * the URL as `from`, so it persists across pages, works without a script and is part of shared links.
 */
export function useTown(): string {
  const { search } = useLocation();
  const { city } = useParams();
  const from = search.includes('from=') ? new URLSearchParams(search).get('from') : null;
  return from ?? city ?? '';
}

/** Adds `from` to the path, unless it already has one. */
export function withTown({ path, town }: { path: string; town: string }): string {
  if (!town || /[?&]from=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(town)}`;
}

/** A link that keeps the selected town. */
export function TownLink({ to, ...rest }: LinkProps) {
  return <Link {...rest} to={withTown({ path: to, town: useTown() })} />;
}
