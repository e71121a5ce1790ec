import { useLocation } from 'react-router';

/**
 * Returns a function that builds a URL of the current list with changed parameters: a value sets a parameter,
 * null removes it. The page number is reset unless it is among the changes.
 */
export function useListLinks(): (change: Record<string, string | null>) => string {
  const { pathname, search } = useLocation();
  return (change) => {
    const params = new URLSearchParams(search);
    params.delete('page');
    for (const [name, value] of Object.entries(change)) {
      if (value === null) params.delete(name);
      else params.set(name, value);
    }
    const query = params.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}
