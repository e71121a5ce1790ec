import type { ComponentProps } from 'react';
import { Link as RouterLink, useLocation, useParams } from 'react-router';
import { useLanguage } from '#src/messages/messages.tsx';
import { pathInLanguage } from '#src/shared/languages.ts';

type LinkProps = Omit<ComponentProps<typeof RouterLink>, 'to' | 'discover'> & {
  /** An address of this site, from its root and without a language. */
  to: string;
};

/**
 * A link within the site, in the page's language. The server writes the same element without asking the router where
 * it leads: for a page of fifty links that is a third of the work.
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
 * The town somebody chose (the specification's 'selected district'), or ''. It stands in the address as `from`, so
 * that it is kept while moving on, without a script, and in a link that is sent to somebody.
 */
export function useTown(): string {
  const { search } = useLocation();
  const { city } = useParams();
  const from = search.includes('from=') ? new URLSearchParams(search).get('from') : null;
  return from ?? city ?? '';
}

/** `path` with `from` added, unless it already says one. */
export function withTown({ path, town }: { path: string; town: string }): string {
  if (!town || /[?&]from=/.test(path)) return path;
  return `${path}${path.includes('?') ? '&' : '?'}from=${encodeURIComponent(town)}`;
}

/** A link that takes the chosen town along. */
export function TownLink({ to, ...rest }: LinkProps) {
  return <Link {...rest} to={withTown({ path: to, town: useTown() })} />;
}
