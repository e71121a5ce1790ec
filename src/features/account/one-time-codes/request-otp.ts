import { readOutcome, type ApiClient } from '#src/browser/api-client.ts';

/** Requests a one-time code by email. The outcome contains the id of the form to send along with the code. */
export function requestOtp(api: ApiClient, email: string) {
  return api.sendOtp.$post({ json: { email } }).then(readOutcome);
}
