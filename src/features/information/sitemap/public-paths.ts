/** Public pages that always are, beside those of NGOs, towns and kinds of work. What is not open yet is not listed. */
export const PUBLIC_PATHS = [
  '/',
  '/search',
  '/schemes',
  '/helpRequest',
  '/schemes/finder',
  '/help',
  '/about',
  '/contact',
  '/feedback',
  '/websitePolicy',
  '/sitemap',
  '/rform',
];
