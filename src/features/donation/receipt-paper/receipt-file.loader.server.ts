import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { loadRefusal, passFile } from '#src/server/http/passed-file.server.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';

/** Answers with the receipt of an own donation, opened with its secret token. */
export const passOn: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const { api } = context.get(pageContext);
  const token = new URL(request.url).searchParams.get('donation')?.slice(0, 200);
  const code = params['code']?.slice(0, REFERENCE_MOST) ?? '';
  const file = token ? await api.donation.readReceiptFile.$post({ json: { token, code } }) : undefined;
  return passFile(file, { context, next });
};

/** Loads why there is no file. */
export const loadFile = loadRefusal;
