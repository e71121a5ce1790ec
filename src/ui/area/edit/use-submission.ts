import { useState } from 'react';
import {
  readOutcome,
  submitPublic,
  type ApiCall,
  type ApiClient,
  type ApiResponse,
  type Outcome,
  type SuccessBody,
} from '#src/browser/api-client.ts';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { notify } from '#src/ui/notify.tsx';

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
   * `passwordLead` says why the password is asked for, if the call needs it.
   */
  async function submit<R extends ApiResponse>(
    call: (api: ApiClient) => Promise<R>,
    passwordLead?: string,
  ): Promise<SuccessBody<R> | undefined> {
    setBusy(true);
    const result = await send(call, passwordLead);
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
  return { busy, refused, setRefused, submit };
}

/**
 * Like `useSubmission`, for actions whose result is shown as a toast. Only an error of `field` is not: it is
 * returned as `error`, and the field receives the focus.
 */
export function useToastSubmission(field?: string) {
  const { unreachable } = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  /** Returns the result. After a success the toast shows `success` or the message of the response. */
  async function submit<Body extends { msg: string }>(call: ApiCall<Body>, success?: string) {
    setBusy(true);
    const result = await send(call);
    setBusy(false);
    const fieldError = result.ok || field === undefined ? undefined : result.errors[field];
    setError(fieldError);
    if (field !== undefined && fieldError !== undefined) document.getElementById(field)?.focus();
    else if (result.ok) void notify('success', success ?? result.body.msg);
    else void notify('error', result.msg ?? unreachable);
    return result;
  }
  return { busy, error, submit };
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
