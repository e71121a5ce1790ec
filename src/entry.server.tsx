import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { MessagesProvider } from './messages/messages.tsx';
import { createMessageStore } from './messages/server-store.server.ts';
import { describePage, FAILED_PAGE } from './server/http/page-headers.server.ts';
import { pageContext } from './server/http/page-context.server.ts';
import { loggedPath } from './server/http/incoming.server.ts';
import { languageOfPath } from './shared/languages.ts';

/** Renders the whole page before sending it: public pages are compressed once and served from a cache. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language } = languageOfPath(new URL(request.url).pathname);
  const { store, groups } = createMessageStore(language);
  // The router removes from it what signed-in pages load in the browser.
  const { loaderData, errors } = routerContext.staticHandlerContext;
  return new Promise((resolve, reject) => {
    let failed = false;
    const page = collectPage((body) => {
      describePage({ headers, groups, loaderData });
      if (errors) headers.set(FAILED_PAGE, '1');
      resolve(new Response(body, { status: failed ? 500 : status, headers }));
    });
    const { pipe } = renderToPipeableStream(
      <MessagesProvider store={store}>
        <ServerRouter context={routerContext} url={request.url} />
      </MessagesProvider>,
      {
        // Keeps React from streaming parts at the end of the page and moving them into place with a script.
        progressiveChunkSize: Infinity,
        onAllReady: () => pipe(page),
        onShellError: reject,
        onError: (error) => {
          failed = true;
          context.get(pageContext).log.error({ err: error }, 'A page could not be rendered');
        },
      },
    );
  });
}

/** Logs errors thrown by loaders; the page shows the error panel. Thrown responses are not errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { log } = context.get(pageContext);
  if (!isRouteErrorResponse(error)) return log.error({ err: error }, 'A page could not be loaded');
  // The router has no page for this address or method. Its query may be personal.
  const { method, url } = request;
  log.info({ method, path: loggedPath(url), status: error.status }, 'The router refused a request');
};

/** Collects React's many small writes and joins them once. */
function collectPage(onEnd: (body: Buffer<ArrayBuffer>) => void): Writable {
  const pieces: Uint8Array[] = [];
  return new Writable({
    // React reuses its buffer for the next piece.
    write: (piece: Buffer, _encoding, done) => {
      pieces.push(Uint8Array.prototype.slice.call(piece));
      done();
    },
    final: (done) => {
      onEnd(Buffer.concat(pieces));
      done();
    },
  });
}
