import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { notify } from '#src/ui/notify.tsx';

export const INBOX = '/ngopage/helpRequests';

/** What the list says on top when a request was gone. */
export type GoneState = { gone?: string } | null;

type Step<Body> = {
  ask: ApiCall<Body>;
  /** The toast when it is done. */
  done: string;
  /** Told what was answered, before the page changes. */
  onDone?: (body: Body) => void;
  /** Where it leads; else the page stays and is fresh. */
  to?: string;
};

/**
 * Does a step with a request and tells it. One that is not with this NGO any more leads to the list, which says why; with every other
 * failure the page stays as it is, and what was typed with it.
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

  /** Gives the errors by field; undefined when it is done or the page has changed. */
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
