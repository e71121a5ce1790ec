import { data, type RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions, packOptions } from '#src/features/reference/reference.values.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { langOfText } from '#src/shared/indic/language-of-text.ts';
import { ROW_ID } from '#src/shared/row-id.ts';
import { nameOfNgo } from '#src/features/volunteer/volunteer-mail.ts';
import type { ApplicationView } from './application.view.ts';

/** Loads the form of an NGO's volunteers. Only verified NGOs have one; any other is a 404. */
export async function loadApplication({
  request,
  context,
  ngoId,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  ngoId: string;
}): Promise<ApplicationView> {
  const { api, language } = context.get(pageContext);
  if (!ROW_ID.test(ngoId)) throw data(null, { status: 404 });
  const [{ data: ngo }, { cities }] = await Promise.all([
    api.volunteer.getNgoToJoin[':id'].$get({ param: { id: ngoId } }).then(readResponse),
    loadReferenceNames(context),
  ]);
  const name = nameOfNgo(ngo, language);
  const from = new URL(request.url).searchParams.get('from') ?? '';
  return {
    ngo: { name, lang: langOfText(name, language), path: `/${ngo.category}/detailpage/${ngo._id}` },
    cities: packOptions(namedOptions({ names: cities, language })),
    town: from in cities ? from : '',
  };
}
