import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import type { RegisterOutcome } from '#src/features/scheme/scheme.views.ts';

/** Submits a registration, both from the browser and for a page without JavaScript. */
export async function submitRegistration(
  api: ApiClient,
  { schemeId, values }: { schemeId: string; values: Record<string, string> },
): Promise<{ status: number; outcome: RegisterOutcome }> {
  const { ok, status, body } = await api.scheme.registerUser[':schemeId']
    .$post({ param: { schemeId }, json: values })
    .then(readOutcome);
  if (ok) return { status, outcome: { isRegistered: true, values: {}, errors: {} } };
  const { msg, errors } = body;
  return { status, outcome: errors ? { values, errors } : { values, errors: {}, failure: { msg } } };
}
