import { data, type RouterContextProvider } from 'react-router';
import { filledTexts, readTexts } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { RegisterOutcome } from '#src/features/scheme/scheme.views.ts';
import { REGISTER_FIELDS } from '#src/features/scheme/scheme.values.ts';

/** Every endpoint may answer more than its contract names: too many, or a fault. */
type Answered = { ok: boolean; status: number; json(): Promise<unknown> };

/**
 * Registers somebody whose page has no script, as the API does for anybody else. The answer is the page itself: sending it again
 * registers nobody twice.
 */
export async function registerByForm({
  request,
  context,
  schemeId,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  schemeId: string;
}) {
  const typed = filledTexts({ read: await readTexts(request), names: REGISTER_FIELDS });
  const answer: Answered = await context
    .get(pageContext)
    .api.scheme.registerUser[':schemeId'].$post({ param: { schemeId }, json: typed });
  if (answer.ok) return reply({ isSent: true, typed: {}, errors: {} }, 200);
  const { msg, errors } = (await answer.json()) as { msg?: string; errors?: Record<string, string> };
  if (errors) return reply({ typed, errors }, answer.status);
  return reply({ typed, errors: {}, news: { msg } }, answer.status);
}

function reply(outcome: RegisterOutcome, status: number) {
  return data(outcome, { status });
}
