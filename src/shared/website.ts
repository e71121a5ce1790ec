import { WEBSITE_MOST } from '#src/shared/text-limits.ts';

/**
 * Returns the full URL of a website; `www.example.org` gets an `https://`. Returns undefined if the text is
 * not an http or https URL, names no public host, or contains a password.
 */
export function normalizeWebsite(text: string): string | undefined {
  const input = text.trim();
  if (input === '' || input.length > WEBSITE_MOST || /[\s<>"\\]/.test(input)) return undefined;
  const url = URL.parse(/^[a-z][a-z0-9+.-]*:\/\//i.test(input) ? input : `https://${input}`);
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) return undefined;
  if (url.username !== '' || url.password !== '' || !/\.[a-z][a-z0-9-]+$/.test(url.hostname))
    return undefined;
  return url.href.length <= WEBSITE_MOST ? url.href : undefined;
}
