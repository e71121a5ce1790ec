import { useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { Crumb } from '#src/ui/crumb.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { QuickExit } from '#src/ui/quick-exit.tsx';
import { FindForm } from '#src/features/help-request/status/parts/find-form.tsx';
import { FullStatus } from '#src/features/help-request/status/parts/full-status.tsx';
import { ProveForm } from '#src/features/help-request/status/parts/prove-form.tsx';
import type { StatusView } from '#src/features/help-request/status/parts/status.view.ts';
import { respondToStatusForm } from './status.action.server.ts';
import type { Route } from './+types/status.page';

export function action({ request, context }: Route.ActionArgs) {
  return respondToStatusForm({ request, context });
}

/** Without a network connection the page stays as it is, with all entered values. */
export async function clientAction({
  serverAction,
}: Route.ClientActionArgs): Promise<StatusView | Unreachable> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { unreachable: true, turn: crypto.randomUUID() };
    throw error;
  }
}

/** The content belongs to one person, and the phone may be shared. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

type Unreachable = { unreachable: true; turn: string };
const FIRST: StatusView = { step: 'find', turn: '', values: {}, errors: {} };

/**
 * The status page for the person who asked for help. Everything goes through forms, so that no URL reveals
 * it.
 */
export default function HelpStatusPage({ actionData }: Route.ComponentProps) {
  const t = useMessages('help-request/status');
  const site = useMessages('site');
  const view = useView(actionData);
  return (
    <>
      <PageHead title={t.title} hidden />
      <QuickExit />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        {view.full ? (
          <FullStatus view={view} full={view.full} />
        ) : view.step === 'prove' ? (
          <ProveForm view={view} />
        ) : (
          <FindForm view={view} />
        )}
      </main>
    </>
  );
}

/**
 * Returns the last response. If the server could not be reached, returns the one before with an error
 * message.
 */
function useView(response: StatusView | Unreachable | undefined): StatusView {
  const form = useMessages('form');
  const [last, setLast] = useState(FIRST);
  if (!response) return FIRST;
  if ('unreachable' in response) {
    const { confirmation, ...before } = last;
    return { ...before, msg: form.unreachable };
  }
  if (response !== last) setLast(response);
  return response;
}
