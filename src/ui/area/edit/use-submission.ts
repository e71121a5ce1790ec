import { useState } from 'react';
import type { ApiClient, ApiResponse, SuccessBody } from '#src/browser/api-client.ts';
import { send, sendConfirmed } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';

/** Why a form was refused: as a whole, and by field. */
export type Refused = { msg?: string; errors: Record<string, string> };

/** How a signed-in form is sent: whether it is on its way, and why it was refused last. */
export function useSubmission() {
  const { unreachable } = useMessages('form');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refused>({ errors: {} });

  /** The body of a success, undefined when `refused` says why not; `confirmation` is for a call that needs the password again. */
  async function submit<R extends ApiResponse>(
    call: (api: ApiClient) => Promise<R>,
    confirmation?: string,
  ): Promise<SuccessBody<R> | undefined> {
    setBusy(true);
    const sent = await (confirmation === undefined ? send(call) : sendConfirmed({ call, confirmation }));
    setBusy(false);
    setRefused(sent.ok ? { errors: {} } : { msg: sent.msg ?? unreachable, errors: sent.errors });
    return sent.ok ? sent.body : undefined;
  }
  return { busy, refused, submit };
}
