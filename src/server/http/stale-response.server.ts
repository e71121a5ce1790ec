import { formatTime } from '#src/messages/time-of-day.ts';
import type { Language } from '#src/shared/languages.ts';
import en from '#src/ui/outage.messages.en.ts';
import gu from '#src/ui/outage.messages.gu.ts';
import hi from '#src/ui/outage.messages.hi.ts';
import { hashOf, type CachedResponse } from './response-cache.server.ts';
import { dropPageScripts } from '#src/bundling/page-script.server.ts';

// Not `catalogues`: the server would load all messages a second time, beside those of the build.
const messages = { en, hi, gu };

/**
 * Returns an earlier response in a form that can be sent while no new one can be made. It carries its age,
 * and a page also shows a notice at the top. The page's script is removed, because it would send requests
 * that cannot be answered now.
 */
export function makeStaleResponse(input: {
  response: CachedResponse;
  /** Milliseconds since 1970. */
  madeAt: number;
  language: Language;
}): CachedResponse {
  const { response, madeAt, language } = input;
  const age = Math.max(0, Math.round((Date.now() - madeAt) / 1000));
  if (!response.contentType.startsWith('text/html')) return { ...response, age };
  const words = messages[language].stale(formatTime({ language, time: new Date(madeAt) }));
  const html = dropPageScripts(response.bodies.identity.toString()).replace(
    /<body[^>]*>/,
    (body) => `${body}<p class="stale" role="status">${words}</p>`,
  );
  const body = Buffer.from(html);
  return { ...response, age, etag: `W/"${hashOf(body)}"`, bodies: { identity: body }, dataHash: undefined };
}
