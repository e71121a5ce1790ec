import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';
import type { GivingOutcome } from './giving.view.ts';

/** Submits the form of a gift. Returns the token of its page, or what is wrong. */
export async function submitDonation(
  api: ApiClient,
  { ngoId, values }: { ngoId: string; values: Record<string, string> },
): Promise<{ status: number; token: string } | { status: number; outcome: GivingOutcome }> {
  const { ok, status, body } = await api.donation.addDonation[':ngoId']
    .$post({ param: { ngoId }, json: values })
    .then(readOutcome);
  if (ok) return { status, token: body.data.token };
  const { msg, errors = {} } = body;
  return { status, outcome: { values, errors, ...(msg !== undefined && { msg }) } };
}
