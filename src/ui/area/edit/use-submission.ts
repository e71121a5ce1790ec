import { useState } from 'react';
import type { ApiClient, ApiResponse, SuccessBody } from '#src/browser/api-client.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';

/** Why a form was rejected, as a whole and by field. */
export type Refused = { msg?: string; errors: Record<string, string> };

/**
 * Sends forms of signed-in users and tracks whether a request is pending and why the last one was rejected.
 */
export function useSubmission() {
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
    setRefused(result.ok ? { errors: {} } : { msg: result.msg ?? unreachable, errors: result.errors });
    return result.ok ? result.body : undefined;
  }
  return { busy, refused, submit };
}
