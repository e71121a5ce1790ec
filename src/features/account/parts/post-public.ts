import { createApiClient, type ApiClient } from '#src/api-client.ts';

type Answer = { ok: boolean; status: number; json(): Promise<unknown> };

/** What the API answered to somebody who is not signed in; `undefined` when it was not reached. */
export async function postPublic<Body>(
  ask: (api: ApiClient) => Promise<Answer>,
): Promise<{ ok: boolean; status: number; body: Body } | undefined> {
  const headers = { 'accept-language': document.documentElement.lang };
  try {
    const answer = await ask(createApiClient({ origin: location.origin, headers }));
    return { ok: answer.ok, status: answer.status, body: (await answer.json()) as Body };
  } catch {
    return undefined;
  }
}
