import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { catalogues } from './messages/catalogues.server.ts';
import { MessagesProvider, type MessageStore } from './messages/messages.tsx';
import { pageContext } from './server/http/page-context.server.ts';
import { languageOfPath } from './shared/languages.ts';

/** Renders the whole page before a byte is sent: public pages are kept, compressed once and sent from memory. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language } = languageOfPath(new URL(request.url).pathname);
  const groups = new Set<string>();
  const store: MessageStore = {
    language,
    read: (group) => {
      groups.add(group);
      return catalogues[language][group];
    },
  };
  return new Promise((resolve, reject) => {
    const body = new PassThrough();
    const chunks: Buffer[] = [];
    let failed = false;
    body.on('data', (chunk: Buffer) => chunks.push(chunk));
    body.on('end', () => {
      headers.set('Content-Type', 'text/html; charset=utf-8');
      headers.set('X-Message-Groups', [...groups].join(' '));
      resolve(new Response(Buffer.concat(chunks), { status: failed ? 500 : status, headers }));
    });
    const { pipe } = renderToPipeableStream(
      <MessagesProvider store={store}>
        <ServerRouter context={routerContext} url={request.url} />
      </MessagesProvider>,
      {
        onAllReady: () => pipe(body),
        onShellError: reject,
        onError: (error) => {
          failed = true;
          context.get(pageContext).log.error({ err: error }, 'A page could not be rendered');
        },
      },
    );
  });
}

/** What a loader throws that is no answer is a fault: logged here, shown as the error panel. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted)
    context.get(pageContext).log.error({ err: error }, 'A page could not be loaded');
};
