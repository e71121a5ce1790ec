import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiCall } from '#src/browser/api-client.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { send } from '#src/browser/session.ts';
import { notify } from '#src/ui/notify.tsx';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';

export const INBOX = '/ngopage/helpRequests';

/** `notice` is shown above the list when a request is gone. */
export type InboxState = { notice?: string } | null;

export type AnswerProps = {
  request: InboxRequest;
  /** Called when the state has changed, whoever changed it. */
  onChanged: () => void;
};

type Step<Body> = {
  request: ApiCall<Body>;
  /** The text of the toast after success. */
  success: string;
  /** Called with the response before the page changes. */
  onSuccess?: (body: Body) => void;
  /** The page to open after success. Without it, the current page reloads its data. */
  to?: string;
};

/**
 * Runs a step on a request and reports the result. If the NGO no longer has the request, it opens the list,
 * which explains why. After any other error the page and the entered values stay.
 */
export function useStep({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { request: t } = useMessages('help-request/inbox');
  const form = useMessages('form');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function isStillHere(): Promise<boolean> {
    const response = await send((api) => api.helpRequest.getHelpRequestById[':id'].$get({ param: { id } }));
    return response.ok || response.status !== 404;
  }

  /** Returns the errors by field, or undefined if the step succeeded or the page changed. */
  async function step<Body>({
    request,
    success,
    onSuccess,
    to,
  }: Step<Body>): Promise<Record<string, string> | undefined> {
    setBusy(true);
    const response = await send(request);
    const isMoved = !response.ok && (response.status === 409 || response.status === 404);
    const isGone = isMoved && !(await isStillHere());
    setBusy(false);
    if (isGone) {
      const notice = response.status === 409 && response.msg ? response.msg : t.unavailableLead;
      await navigate(INBOX, { state: { notice } satisfies InboxState });
      return undefined;
    }
    if (!response.ok && Object.keys(response.errors).length > 0) return response.errors;
    if (response.ok) onSuccess?.(response.body);
    if (response.ok) void notify('success', success);
    else void notify('error', response.msg ?? form.unreachable);
    if (response.ok && to !== undefined) await navigate(to);
    else if (response.ok || isMoved) onChanged();
    return response.ok || isMoved ? undefined : {};
  }
  return { busy, step };
}
