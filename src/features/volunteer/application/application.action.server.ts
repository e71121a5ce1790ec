import { data, type RouterContextProvider } from 'react-router';
import { readOutcome } from '#src/browser/api-client.ts';
import { pageContext } from '#src/server/http/page-context.server.ts';
import type { Availability, Skill } from '#src/features/volunteer/volunteer.values.ts';
import type { ApplicationOutcome, VolunteerValues } from './application.view.ts';
import { readVolunteerForm } from './read-volunteer-form.server.ts';

/** Applies through the form, with the same API. The response is the page itself. */
export async function applyByForm({
  request,
  context,
  ngoId,
}: {
  request: Request;
  context: Readonly<RouterContextProvider>;
  ngoId: string;
}) {
  const { form: _, ...values } = await readVolunteerForm(request);
  const { api } = context.get(pageContext);
  const { ok, status, body } = await api.volunteer.applyToVolunteer[':ngoId']
    .$post({ param: { ngoId }, json: formBody(values) })
    .then(readOutcome);
  if (!ok && status === 404) throw data(null, { status });
  const outcome: ApplicationOutcome = ok
    ? { values, errors: {}, isSent: true }
    : { values, errors: body.errors ?? {}, msg: body.msg };
  return data(outcome, { status });
}

/** Returns what the API gets from a form. */
export function formBody({ texts, skills, availability }: VolunteerValues) {
  return { ...texts, skills: skills as Skill[], availability: availability as Availability[] };
}
