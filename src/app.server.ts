import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { createApiClient } from './api-client.ts';
import { api, readRules } from './api.server.ts';
import { answerCrawler } from './features/information/crawler-files.server.ts';
import { jobKinds, type JobServices } from './jobs.server.ts';
import type { Caller } from './server/api-env.server.ts';
import { endpointKey } from './server/api/endpoint-rules.server.ts';
import { TEXT_BODY_BYTES } from './server/endpoint.server.ts';
import type { AnswerRequest, AppServices } from './server/http/app-services.server.ts';
import { pageContext } from './server/http/page-context.server.ts';
import { languageOfPath, LANGUAGES, pathInLanguage, type Language } from './shared/languages.ts';

const MODE = import.meta.env.DEV ? 'development' : 'production';

/** One page handler a language: the same build at another base, so that every link stays in its language. */
const pageHandlers = Object.fromEntries(
  LANGUAGES.map((language) => {
    const basename = pathInLanguage({ path: '/', language });
    return [language, createRequestHandler({ ...(build as ServerBuild), basename }, MODE)];
  }),
) as Record<Language, ReturnType<typeof createRequestHandler>>;

/** The whole application as one function from request to answer: the API under `/api`, pages everywhere else. */
export function createApp(services: AppServices): AnswerRequest {
  return async ({ request, caller, requestId }) => {
    const callApi = (input: Request) => callApiInProcess({ services, request: input, caller, requestId });
    const { pathname } = new URL(request.url);
    if (pathname === '/api' || pathname.startsWith('/api/')) return callApi(request);

    const client = createApiClient({
      origin: services.origin,
      fetch: (input, init) => callApi(new Request(input, init)),
    });
    const forCrawlers = await answerCrawler({ pathname, origin: services.origin, api: client });
    if (forCrawlers) return forCrawlers;

    const { language } = languageOfPath(pathname);
    const context = new RouterContextProvider();
    context.set(pageContext, {
      language,
      origin: services.origin,
      demo: services.demo,
      grievance: services.grievance,
      log: services.log,
      api: client,
    });
    return pageHandlers[language](request, context);
  };
}

/** Whether a path is an endpoint that takes files. */
export function isUpload(pathname: string): boolean {
  return (readRules().get(endpointKey(pathname))?.bodyBytes ?? 0) > TEXT_BODY_BYTES;
}

/** Begins to work on the background jobs. */
export async function startJobs(services: JobServices): Promise<void> {
  await services.queue.prepare(jobKinds);
  await services.queue.work({ kinds: jobKinds, services });
}

async function callApiInProcess(call: {
  services: AppServices;
  request: Request;
  caller: Caller;
  requestId: string;
}): Promise<Response> {
  const { services, caller, requestId } = call;
  return api.fetch(call.request, { ...services, caller, requestId });
}
