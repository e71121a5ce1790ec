import { data, type RouterContextProvider } from 'react-router';
import { filledTexts, readTexts } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { REGISTER_FIELDS } from '#src/features/scheme/scheme.values.ts';
import { submitRegistration } from './submit-registration.ts';

/**
 * Registers a person through a form submitted without JavaScript, with the same API. The response is the page
 * itself; sending the form again does not register the person twice.
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
  const values = filledTexts({ read: await readTexts(request), names: REGISTER_FIELDS });
  const { api } = context.get(pageContext);
  const { status, outcome } = await submitRegistration(api, { schemeId, values });
  return data(outcome, { status });
}
