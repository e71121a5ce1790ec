import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createServer as createVite } from 'vite';
import { languageOfPath } from '#src/shared/languages.ts';
import type { StartServices } from './app-services.server.ts';
import { PROJECT_FOLDER } from '#src/server/project-folder.server.ts';
import type { BuiltApp } from './built-app.server.ts';
import { isPhotoAddress, sendStoredPhoto } from './stored-photos.server.ts';

/** Creates the server for `npm run dev`. It loads the sources again for every request and caches nothing. */
export async function createDevServer(services: StartServices): Promise<{ server: Server } & BuiltApp> {
  const server = createServer();
  const vite = await createVite({
    root: PROJECT_FOLDER,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  });
  const listen = getRequestListener(
    async (request) => {
      const { createApp } = (await vite.ssrLoadModule('/src/app.server.ts')) as BuiltApp;
      const { pathname, search } = new URL(request.url);
      const { language } = languageOfPath(pathname);
      const pageRequest = new Request(new URL(pathname + search, services.origin), request);
      return createApp(services)({
        request: pageRequest,
        caller: { address: 'dev', language },
        requestId: randomUUID(),
      });
    },
    { overrideGlobalObjects: false },
  );
  const { files, log, db } = services;
  const isShown = async (fileKey: string) =>
    ((await vite.ssrLoadModule('/src/app.server.ts')) as BuiltApp).isPhotoShown({ db }, fileKey);
  const photos = { files, log, isShown };
  server.on('request', (request, response) => {
    const pathname = request.url?.split('?')[0] ?? '/';
    if (isPhotoAddress(pathname)) return void sendStoredPhoto({ ...photos, pathname, request, response });
    vite.middlewares(request, response, () => void listen(request, response));
  });
  server.on('close', () => void vite.close());
  return { server, ...((await vite.ssrLoadModule('/src/app.server.ts')) as BuiltApp) };
}
