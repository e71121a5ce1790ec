import { Outlet } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { load, readSessionNgo, requireRole } from '#src/browser/session.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { AreaFault, AreaShell, AreaWaiting } from '#src/ui/area/area-shell.tsx';
import type { Route } from './+types/ngo-area.page';

const SCHEMES = '/ngopage/shemesList';

/** Only spares people a useless page: the API decides at every call. */
export async function clientLoader() {
  const session = requireRole({ roles: ['ngo'], slug: BRAND.slug });
  const [own, schemes] = await Promise.all([
    load((api) => api.ngo.getDashboard.$get()),
    load((api) => api.scheme.getAllSchemeByNgoId.$post({ json: { pageSize: 1 } })),
  ]);
  // Only a checked NGO sees who asks for help.
  const inbox = own.data.standing.status === 'verified' ? await loadInbox() : { counts: { new: 0 } };
  return { name: session.name, waiting: inbox.counts.new, registered: schemes.newUser };
}
clientLoader.hydrate = true as const;

function loadInbox() {
  return load((api) => api.helpRequest.getAllHelpRequestByNgo.$get({ query: { pageSize: '1' } }));
}

export function HydrateFallback() {
  const { ngo } = useMessages('area');
  return (
    <>
      <PageHead title={ngo.label} hidden />
      <AreaWaiting />
    </>
  );
}

export default function NgoArea({ loaderData: { name, waiting, registered } }: Route.ComponentProps) {
  return (
    <Frame fallbackName={name} waiting={waiting} registered={registered}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame fallbackName="">
      <AreaFault error={error} />
    </Frame>
  );
}

type FrameProps = {
  fallbackName: string;
  /** Requests for help that are new. */
  waiting?: number;
  /** Registrations for schemes that are new. */
  registered?: number;
  children: React.ReactNode;
};

function Frame({ fallbackName, waiting = 0, registered = 0, children }: FrameProps) {
  const { ngo: say } = useMessages('area');
  const language = useLanguage();
  const ngo = readSessionNgo();
  const names = { en: ngo?.name, hi: ngo?.nameHi, gu: ngo?.nameGu };
  return (
    <AreaShell
      label={say.label}
      name={names[language] ?? ngo?.name ?? fallbackName}
      home="/ngopage"
      tabs={[
        { to: '/ngopage', label: say.today },
        { to: '/ngopage/helpRequests', label: say.helpRequests, count: waiting },
        { to: SCHEMES, label: say.schemes, count: registered, also: ['/ngopage/sheme', '/ngopage/event/'] },
        { to: '/ngopage/editNgo', label: say.page },
        { to: '/ngopage/ngoPhotos', label: say.photos },
        { to: '/ngopage/changePassword', label: say.password },
      ]}
    >
      {children}
    </AreaShell>
  );
}
