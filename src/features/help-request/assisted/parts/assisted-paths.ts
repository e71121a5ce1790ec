import { useLocation } from 'react-router';
import { BRAND } from '#src/brand.ts';

/** Returns the addresses of these pages in the area that is open: that of an NGO, or that of our team. */
export function useAssistedPaths() {
  const { pathname } = useLocation();
  const base = pathname.startsWith(`/${BRAND.slug}`) ? `/${BRAND.slug}` : '/ngopage';
  const requests = `${base}/helpRequests`;
  return { requests, form: `${requests}/file`, list: `${requests}/filed` };
}
