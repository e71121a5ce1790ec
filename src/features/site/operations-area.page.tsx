import { Outlet } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { load, requireRole } from '#src/browser/session.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { AreaFault, AreaShell, AreaWaiting } from '#src/ui/area/area-shell.tsx';
import type { Role } from '#src/features/account/account.values.ts';
import type { Route } from './+types/operations-area.page';

const HOME = `/${BRAND.slug}`;

/** Only spares people a useless page: the API decides at every call. */
export async function clientLoader() {
  const session = requireRole({ roles: ['staff', 'admin'], slug: BRAND.slug });
  const [{ data }, messages, help] = await Promise.all([
    load((api) => api.ngo.getCheckingOverview.$get()),
    load((api) => api.feedback.getAllFeedback.$get({ query: { pageSize: '1' } })),
    load((api) => api.helpRequest.getHelpWaiting.$get()),
  ]);
  const { new: fresh, papers, claim } = data.waiting;
  const waiting = fresh + papers + claim;
  const { name, role } = session;
  return { name, role, waiting, messages: messages.waiting, help: help.data.waiting };
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { operations } = useMessages('area');
  return (
    <>
      <PageHead title={operations.label} hidden />
      <AreaWaiting />
    </>
  );
}

export default function OperationsArea({ loaderData }: Route.ComponentProps) {
  return (
    <Frame {...loaderData}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame name="">
      <AreaFault error={error} />
    </Frame>
  );
}

type FrameProps = {
  name: string;
  /** Undefined while it is not known. */
  role?: Role;
  /** How much waits to be decided. */
  waiting?: number;
  /** Messages that are new. */
  messages?: number;
  /** Requests for help that are past their time or wait for our team. */
  help?: number;
  children: React.ReactNode;
};

function Frame({ name, role, waiting = 0, messages = 0, help = 0, children }: FrameProps) {
  const { operations: say } = useMessages('area');
  const team = `${BRAND.name[useLanguage()]}, ${say.team}`;
  return (
    <AreaShell
      label={say.label}
      name={name || team}
      home={HOME}
      tabs={[
        { to: HOME, label: say.overview },
        { to: `${HOME}/toVerify`, label: say.toVerify, count: waiting },
        { to: `${HOME}/helpRequests`, label: say.helpRequests, count: help },
        { to: `${HOME}/ngos`, label: say.ngos },
        { to: `${HOME}/feedbacks`, label: say.feedback, count: messages },
        { to: `${HOME}/searches`, label: say.searches },
        { to: `${HOME}/audit`, label: say.audit },
        ...(role === 'admin' ? [{ to: `${HOME}/security`, label: say.security }] : []),
        { to: `${HOME}/mails`, label: say.mails },
        { to: `${HOME}/changePassword`, label: say.password },
      ]}
    >
      {children}
    </AreaShell>
  );
}
