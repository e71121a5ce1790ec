import { data } from 'react-router';

/** The body of an API answer for a page's loader; what went wrong becomes the page of that status. */
export async function readAnswer<Body>(answer: {
  ok: boolean;
  status: number;
  json(): Promise<unknown>;
}): Promise<Body> {
  const body = await answer.json();
  if (answer.ok) return body as Body;
  const { requestId } = body as { requestId?: string };
  throw data({ requestId }, { status: answer.status });
}
