import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { sealedColumns as allSealedColumns } from './sealed-columns.server.ts';
import { createApiClient } from './browser/api-client.ts';
import { api, queryOfEndpoint, readRules } from './api.server.ts';
import { respondToCrawler } from './features/information/sitemap/crawler-files.server.ts';
import { recordOtherSite } from './features/audit/security-log/refusals.server.ts';
import { features } from './features.server.ts';
import { jobKinds, sendJobsAtStart, type JobServices } from './jobs.server.ts';
import { createPageRenderer, routesOf } from './page-renderer.server.tsx';
import { createRouteTable } from './route-table.server.ts';
import type { RequestHandler, Caller } from './server/api-env.server.ts';
import { apiMessages } from './messages/api-messages.ts';
import { isFromOtherSite } from './server/api/api-access.server.ts';
import { endpointKey } from './server/api/endpoint-rules.server.ts';
import { TEXT_BODY_BYTES } from './server/endpoint.server.ts';
import type { Feature, PageCounter } from './server/feature.server.ts';
import type { AppServices, StartServices } from './server/http/app-services.server.ts';
import { readBytes } from './server/http/page-responses.server.ts';
import { FAILED_PAGE, MESSAGE_GROUPS, PAGE_NOTE } from './server/http/page-headers.server.ts';
import { CONSTANT, EVERYTHING } from './server/http/cache-tags.server.ts';
import { createAddressReader } from './server/http/public-url.server.ts';
import { pageContext } from './server/http/page-context.server.ts';
import { languageOfPath, LANGUAGES, pathInLanguage, type Language } from './shared/languages.ts';

const MODE = import.meta.env.DEV ? 'development' : 'production';

/** One page handler per language: the same build under its own base, so that links keep the language. */
const pageHandlers = forEachLanguage((basename) =>
  createRequestHandler({ ...(build as ServerBuild), basename }, MODE),
);

const routeTables = forEachLanguage((basename) =>
  createRouteTable({ routes: routesOf(build as ServerBuild), basename }),
);

const pageRenderers = forEachLanguage((basename, language) =>
  createPageRenderer({
    build: { ...(build as ServerBuild), basename },
    routes: routeTables[language],
    language,
  }),
);

function forEachLanguage<T>(create: (basename: string, language: Language) => T): Record<Language, T> {
  const entries = LANGUAGES.map((language) => [
    language,
    create(pathInLanguage({ path: '/', language }), language),
  ]);
  return Object.fromEntries(entries) as Record<Language, T>;
}

/** Creates the request handler of the whole application: the API under `/api`, pages everywhere else. */
export function createApp(services: StartServices): RequestHandler {
  let isUsed = false;
  return async ({ request, caller, requestId, cacheTags = new Set(), withScript = false }) => {
    if (!isUsed) setImmediate(prepareFeatures);
    isUsed = true;
    const callApi = (input: Request) =>
      callApiInProcess({ services, request: input, caller, requestId, cacheTags });
    const { pathname } = new URL(request.url);
    if (pathname === '/api' || pathname.startsWith('/api/')) return callApi(request);
    // Pages read data only through the API, so a page that calls no endpoint depends on no data.
    cacheTags.add(CONSTANT);

    const { language } = languageOfPath(pathname);
    // The router would log an error with its stack each time.
    if (isFromOtherSite(request, services.origin)) {
      await recordOtherSite(services, { caller, requestId });
      return textResponse({ status: 403, text: apiMessages[language].otherSite });
    }
    const client = createApiClient({
      origin: services.origin,
      fetch: (input, init) => callApi(new Request(input, init)),
    });
    const { origin, securityContact } = services;
    const forCrawlers = await respondToCrawler({ pathname, origin, securityContact, api: client, features });
    if (forCrawlers) return forCrawlers;

    const { demo, grievance, log } = services;
    const renderPage = async (input: Request, unsent?: Unsent) => {
      const context = new RouterContextProvider();
      let noted: string | undefined;
      const addNote = (note: string) => void (noted = note);
      context.set(pageContext, {
        language,
        origin,
        demo,
        features,
        grievance,
        log: log.child({ requestId }),
        api: client,
        unsent,
        addNote,
      });
      // In development, the script of a page also reloads it.
      const plain =
        input.method === 'GET' && !unsent && !withScript && MODE === 'production'
          ? await pageRenderers[language](input, context)
          : undefined;
      const response = plain ?? (await pageHandlers[language](input, context));
      if (noted !== undefined) response.headers.set(PAGE_NOTE, noted);
      return response;
    };
    if (request.method === 'GET' || request.method === 'HEAD') return renderPage(request);
    return request.method === 'POST' ? respondToForm({ request, renderPage }) : METHOD_NOT_ALLOWED();
  };
}

/** Prepares what later requests would wait for. A start does not, because a process that nobody uses needs none of it. */
function prepareFeatures(): void {
  for (const { prepare } of features) prepare?.();
}

type Unsent = [name: string, value: string][];

/**
 * Responds to a submitted form with a page. If the form cannot be processed now, the page carries its fields
 * so that they can be sent again.
 */
async function respondToForm({
  request,
  renderPage,
}: {
  request: Request;
  renderPage: (request: Request, unsent?: Unsent) => Promise<Response>;
}): Promise<Response> {
  const { url, method, headers } = request;
  const body = await readBytes(request);
  const response = await renderPage(new Request(url, { method, headers, body }));
  const isPanel = response.status === 503 && response.headers.has(FAILED_PAGE);
  const type = headers.get('content-type') ?? '';
  const form = isPanel
    ? await new Response(body, { headers: { 'content-type': type } }).formData().catch(() => undefined)
    : undefined;
  if (!form)
    return response.status === 405 && !response.headers.has(MESSAGE_GROUPS) ? METHOD_NOT_ALLOWED() : response;
  const unsent = [...form].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && !/password/i.test(field[0]),
  );
  const page = await renderPage(new Request(url), unsent);
  return new Response(page.body, { status: 503, headers: page.headers });
}

/** Response for pages without a form. The framework's own message would reveal internals. */
const METHOD_NOT_ALLOWED = () => textResponse({ status: 405, text: 'This page takes no form.' });

const textResponse = ({ status, text }: { status: number; text: string }) =>
  new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });

/**
 * Reads a public address. Unknown paths within a signed-in area get the 404 of the area; all others that are no page share
 * one.
 */
export const readAddress = createAddressReader({ features, findPage, queryOfEndpoint });

function findPage(pathname: string): string | undefined {
  // The router requests the data of a page under this suffix.
  const path = pathname.replace(/(\/_)?\.data$/, '');
  const { language } = languageOfPath(path);
  // The id of a route is its address: that of an area's own catch-all is longer.
  const id = routeTables[language].match(path || '/')?.at(-1)?.route.id;
  if (id === 'index') return '/';
  return id === undefined || (id === '*' && path === pathname) ? undefined : `/${id}`;
}

/** Reports whether a path is an endpoint that accepts file uploads. */
export function isUpload(pathname: string): boolean {
  return (readRules().get(endpointKey(pathname))?.bodyBytes ?? 0) > TEXT_BODY_BYTES;
}

/** Reports whether the stored photo with this random name may be shown now. */
export async function isPhotoShown({ db }: Pick<AppServices, 'db'>, fileKey: string): Promise<boolean> {
  for (const feature of features) if (await feature.isPhotoShown?.(db, fileKey)) return true;
  return false;
}

/** The columns from which a start learns whether it has the right SECRET_KEY. */
export const sealedColumns = allSealedColumns;

/** Cache tags that are dropped at most once a second during a burst of changes. */
export const laggingTags = features.flatMap((feature) => feature.laggingTags ?? []);

/** Loads the database content that every process keeps in memory. */
export async function loadSharedData({ db }: Pick<AppServices, 'db'>): Promise<void> {
  for (const feature of features) await feature.loadSharedData?.(db);
}

/** Loads any missing demo data. */
export async function loadDemoData({
  db,
  files,
  keys,
}: Pick<AppServices, 'db' | 'files' | 'keys'>): Promise<void> {
  const now = new Date();
  for (const { demo } of features) await demo?.load({ db, files, keys, now });
}

/** Returns the lines that explain to the person who starts the demo how to try it. */
export function describeDemo(origin: string): string[] {
  return features.flatMap(({ demo }) => demo?.describe?.(origin) ?? []);
}

/** Starts the page counters of all features that count the public pages sent. */
export function countPages(options: Parameters<NonNullable<Feature['countPages']>>[0]): PageCounter {
  const counters = features.flatMap((feature) => feature.countPages?.(options) ?? []);
  return {
    note: (page) => counters.forEach((counter) => counter.note(page)),
    stop: async () => void (await Promise.all(counters.map((counter) => counter.stop()))),
  };
}

/** Creates the job queues. Requests send jobs, so this must be done before the first request. */
export async function prepareJobs({ queue }: Pick<AppServices, 'queue'>): Promise<void> {
  await queue.prepare(jobKinds);
}

/** Starts the background jobs. */
export async function startJobs(services: Omit<JobServices, 'features'>): Promise<void> {
  await services.queue.work({ kinds: jobKinds, services: { ...services, features } });
  await sendJobsAtStart(services);
}

async function callApiInProcess(call: {
  services: StartServices;
  request: Request;
  caller: Caller;
  requestId: string;
  /** Collects the tags of the response that this call contributes to. */
  cacheTags: Set<string>;
}): Promise<Response> {
  const { services, caller, requestId } = call;
  const cacheTags = new Set<string>();
  const response = await api.fetch(call.request, { ...services, features, caller, requestId, cacheTags });
  if (cacheTags.size === 0) cacheTags.add(EVERYTHING);
  for (const tag of cacheTags) call.cacheTags.add(tag);
  return response;
}
