import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';

/** Requests a reset link through the public API. */
export async function requestResetLink({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const email = (await readTexts(request))('email');
  const { api } = context.get(pageContext);
  const { ok, status, body } = await api.auth.forgetPassword.$post({ json: { email } }).then(readOutcome);
  return data({ sent: ok, email, msg: body.msg, errors: ok ? undefined : body.errors }, { status });
}
