import type { RouterContextProvider } from 'react-router';
import { namesToShow } from '#src/shared/ngo-names.ts';
import { readResponse } from '#src/server/http/page-responses.server.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { FeedbackNgo } from './feedback.view.ts';

/**
 * Returns the NGO that `?ngo=` names, or null if the feedback is about the site. An NGO that is not public
 * results in the 404 page.
 */
export async function loadFeedbackNgo({
  request,
  context,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
}): Promise<{ ngo: FeedbackNgo | null }> {
  const id = new URL(request.url).searchParams.get('ngo');
  if (!id) return { ngo: null };
  const { api, language } = context.get(pageContext);
  const answer = await api.ngo.getNgoById[':id'].$get({ param: { id } });
  const { data } = await readResponse(answer);
  const name = namesToShow({ ngo: data, language }).first.text;
  return { ngo: { _id: data._id, name, category: data.category } };
}
