import { useState } from 'react';
import {
  readOutcome,
  submitPublic,
  type ApiClient,
  type ApiResponse,
  type Outcome,
  type SuccessBody,
} from '#src/browser/api-client.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';

/** Why a form was rejected, as a whole and by field. */
export type Refused = { msg?: string; errors: Record<string, string> };

/**
 * Sends forms of signed-in users and tracks whether a request is pending and why the last one was rejected.
 * `onRefused` is called after a rejection.
 */
export function useSubmission(onRefused?: (refused: Refused & { status: number }) => void) {
  const { unreachable } = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({ errors: {} });

  /**
   * Returns the response body, or undefined if the call failed; `refused` then holds the reason.
   * `confirmation` is for calls that require the password again.
   */
  async function submit<R extends ApiResponse>(
    call: (api: ApiClient) => Promise<R>,
    confirmation?: string,
  ): Promise<SuccessBody<R> | undefined> {
    setBusy(true);
    const result = await (confirmation === undefined ? send(call) : sendConfirmed({ call, confirmation }));
    setBusy(false);
    if (result.ok) {
      setRefused({ errors: {} });
      return result.body;
    }
    const { status, msg = unreachable, errors } = result;
    setRefused({ msg, errors });
    onRefused?.({ status, msg, errors });
    return undefined;
  }
  return { busy, refused, submit };
}

/** Like `useSubmission`, for forms of visitors who are not signed in. */
export function usePublicSubmission() {
  const { unreachable } = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({ errors: {} });

  /** Returns the outcome, or undefined if the server could not be reached. */
  async function submit<R extends ApiResponse>(
    call: (api: ApiClient) => Promise<R>,
  ): Promise<Outcome<R> | undefined> {
    setBusy(true);
    setRefused({ errors: {} });
    const outcome = await submitPublic((api) => call(api).then(readOutcome));
    setBusy(false);
    if (!outcome) setRefused({ msg: unreachable, errors: {} });
    else if (!outcome.ok) setRefused({ msg: outcome.body.msg, errors: outcome.body.errors ?? {} });
    return outcome;
  }
  return { busy, refused, setRefused, submit };
}
