import reactRouter from 'react-router/package.json' with { type: 'json' };
import { hashOf } from './response-cache.server.ts';

// Headers in which a rendered page describes itself to the HTTP server. They never leave the process.

/** The message groups that the page uses, separated by spaces. Only pages have this header. */
export const MESSAGE_GROUPS = 'X-Message-Groups';
/** A note for the page counters (`onSent`). The HTTP server itself does not interpret it. */
export const PAGE_NOTE = 'X-Page-Note';
/** Set if the page shows the error panel instead of the requested content. */
export const FAILED_PAGE = 'X-Failed-Page';
/** The hash of the data of a page, which names its script. */
export const PAGE_DATA = 'X-Page-Data';

/** Characters of the hash of the data of a page. */
const HASH_LENGTH = 12;

/** Adds to the headers of a page what it says of itself. `loaderData` is what its script would hand to the browser. */
export function describePage({
  headers,
  groups,
  loaderData,
}: {
  headers: Headers;
  groups: ReadonlySet<string>;
  loaderData: unknown;
}): Headers {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  headers.set(MESSAGE_GROUPS, [...groups].join(' '));
  // Another version may hand the same data over in another form.
  const handedOver = JSON.stringify([reactRouter.version, loaderData]);
  headers.set(PAGE_DATA, hashOf(handedOver).slice(0, HASH_LENGTH));
  return headers;
}
