import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { loadRefusal, passFile } from '#src/server/http/passed-file.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';

/** Answers with an own certificate, opened with the secret token of the volunteer. */
export const passOn: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('volunteer')?.slice(0, 100);
  const number = params['number']?.slice(0, REFERENCE_MOST) ?? '';
  const file = token
    ? await api.volunteer.readOwnCertificateFile.$post({ json: { token, number } })
    : undefined;
  return passFile(file, { context, next });
};

/** Loads why there is no file. */
export const loadFile = loadRefusal;
