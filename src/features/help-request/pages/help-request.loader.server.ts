import type { RouterContextProvider } from 'react-router';
import { loadReferenceNames } from '#src/features/reference/reference-names.loader.server.ts';
import { namedOptions } from '#src/features/reference/reference.values.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { HelpFormView } from '../help-request.view.ts';

/** What the form offers to choose from; the town that was chosen elsewhere is chosen here too. */
export async function loadHelpForm({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<HelpFormView> {
  const { language } = context.get(pageContext);
  const { cities } = await loadReferenceNames(context);
  const from = new URL(request.url).searchParams.get('from') ?? '';
  return { cities: namedOptions({ names: cities, language }), town: from in cities ? from : '' };
}
