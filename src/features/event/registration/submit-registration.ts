import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';

/** The result of a submitted registration. */
export type RegistrationOutcome = {
  values: Record<string, string>;
  /** Sentences by field name. */
  errors: Record<string, string>;
  msg?: string;
  registered?: { status: 'registered' | 'waiting'; token: string | null };
};

/** Submits the form of a registration. */
export async function submitRegistration(
  api: ApiClient,
  { eventId, values }: { eventId: string; values: Record<string, string> },
): Promise<{ status: number; outcome: RegistrationOutcome }> {
  const { ok, status, body } = await api.event.registerUser[':eventId']
    .$post({ param: { eventId }, json: values })
    .then(readOutcome);
  if (ok) return { status, outcome: { values, errors: {}, registered: body.data } };
  const { msg, errors = {} } = body;
  return { status, outcome: { values, errors, ...(msg !== undefined && { msg }) } };
}
