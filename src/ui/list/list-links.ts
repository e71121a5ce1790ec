import { useLocation } from 'react-router';

/**
 * Makes the address of this same list with some things changed: a value sets, null takes away. The page number
 * starts again unless it is what changes.
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
