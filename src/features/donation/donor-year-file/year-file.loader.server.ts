import type { MiddlewareFunction } from 'react-router';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { loadRefusal, passFile } from '#src/server/http/passed-file.server.ts';
import { tokenOf } from '#src/features/donation/donor-page/donor-page.loader.server.ts';

/** Answers with the file of a year, opened with the secret token of the donor's page. */
export const passOn: MiddlewareFunction<Response> = async ({ request, context, params }, next) => {
  const { api } = context.get(pageContext);
  const token = tokenOf(request);
  const year = params['year']?.slice(0, 10) ?? '';
  const file = token ? await api.donation.readDonorYearFile.$post({ json: { token, year } }) : undefined;
  return passFile(file, { context, next });
};

/** Loads why there is no file. */
export const loadFile = loadRefusal;
