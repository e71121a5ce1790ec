import type { ComponentProps } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

/**
 * The town somebody chose (the specification's 'selected district'), or ''. It stands in the address as `from`, so
 * that it is kept while moving on, without a script, and in a link that is sent to somebody.
 */
export function useTown(): string {
  const [search] = useSearchParams();
  const { city } = useParams();
  return search.get('from') ?? city ?? '';
}

/** `path` with `from` added, unless it already says one. */
export function withTown({ path, town }: { path: string; town: string }): string {
  if (!town) return path;
  const [bare = '', query = ''] = path.split('?');
  const search = new URLSearchParams(query);
  if (!search.has('from')) search.set('from', town);
  return `${bare}?${search}`;
}

/** A link that takes the chosen town along. */
export function TownLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={withTown({ path: to, town: useTown() })} {...rest} />;
}
