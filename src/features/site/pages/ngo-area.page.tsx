import { Outlet } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { readSessionNgo, requireRole } from '#src/session.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { AreaFault, AreaShell, AreaWaiting } from '#src/ui/area/area-shell.tsx';
import type { Route } from './+types/ngo-area.page';

/** Only spares people a useless page: the API decides at every call. */
export function clientLoader() {
  return requireRole({ roles: ['ngo'], slug: BRAND.slug });
}
clientLoader.hydrate = true as const;

export function HydrateFallback() {
  const { ngo } = useMessages('area');
  return (
    <>
      <PageHead title={ngo.label} hidden />
      <AreaWaiting />
    </>
  );
}

export default function NgoArea({ loaderData: session }: Route.ComponentProps) {
  return (
    <Frame fallbackName={session.name}>
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

function Frame({ fallbackName, children }: { fallbackName: string; children: React.ReactNode }) {
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
        { to: '/ngopage/helpRequests', label: say.helpRequests },
        { to: '/ngopage/editNgo', label: say.page },
        { to: '/ngopage/ngoPhotos', label: say.photos },
        { to: '/ngopage/changePassword', label: say.password },
      ]}
    >
      {children}
    </AreaShell>
  );
}
