import { data, type RouterContextProvider } from 'react-router';
import { readTexts } from '#src/server/http/page-answers.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';

type ForgetPasswordOutcome = {
  sent: boolean;
  email: string;
  msg?: string;
  errors?: Record<string, string>;
};

/** Asks for a link, as the API does for anybody else. */
export async function askForLink({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}) {
  const email = (await readTexts(request))('email');
  const answer = await context.get(pageContext).api.auth.forgetPassword.$post({ json: { email } });
  const body = (await answer.json()) as { msg?: string; errors?: Record<string, string> };
  const outcome: ForgetPasswordOutcome = { sent: answer.ok, email, msg: body.msg, errors: body.errors };
  return data(outcome, { status: answer.status });
}
