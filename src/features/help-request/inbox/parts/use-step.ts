import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { notify } from '#src/ui/notify.tsx';

export const INBOX = '/ngopage/helpRequests';

/** The note above the list when a request is gone. */
export type GoneState = { gone?: string } | null;

type Step<Body> = {
  ask: ApiCall<Body>;
  /** The text of the toast after success. */
  done: string;
  /** Called with the response before the page changes. */
  onDone?: (body: Body) => void;
  /** The page to open after success. Without it, the current page reloads its data. */
  to?: string;
};

/**
 * Runs a step on a request and reports the result. If the NGO no longer has the request, it opens the list,
 * which explains why. After any other error the page and the entered values stay.
 */
export function useStep({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { one: t } = useMessages('help-request/inbox');
  const form = useMessages('form');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function isStillHere(): Promise<boolean> {
    const sent = await send((api) => api.helpRequest.getHelpRequestById[':id'].$get({ param: { id } }));
    return sent.ok || sent.status !== 404;
  }

  /** Returns the errors by field, or undefined if the step succeeded or the page changed. */
  async function step<Body>({
    ask,
    done,
    onDone,
    to,
  }: Step<Body>): Promise<Record<string, string> | undefined> {
    setBusy(true);
    const sent = await send(ask);
    const isMoved = !sent.ok && (sent.status === 409 || sent.status === 404);
    const isGone = isMoved && !(await isStillHere());
    setBusy(false);
    if (isGone) {
      const gone = sent.status === 409 && sent.msg ? sent.msg : t.goneLead;
      await navigate(INBOX, { state: { gone } satisfies GoneState });
      return undefined;
    }
    if (!sent.ok && Object.keys(sent.errors).length > 0) return sent.errors;
    if (sent.ok) onDone?.(sent.body);
    if (sent.ok) void notify('success', done);
    else void notify('error', sent.msg ?? form.unreachable);
    if (sent.ok && to !== undefined) await navigate(to);
    else if (sent.ok || isMoved) onChanged();
    return sent.ok || isMoved ? undefined : {};
  }
  return { busy, step };
}
