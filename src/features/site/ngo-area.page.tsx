import { Outlet } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { readSessionNgo, requireRole } from '#src/browser/session.ts';
import { ngoTabs } from '#src/navigation.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { AreaError, AreaShell, AreaWaiting } from '#src/ui/area/frame/area-shell.tsx';
import { countTabs, labelTabs, type TabCounts } from '#src/browser/area-tabs.ts';
import type { Route } from './+types/ngo-area.page';

/** Only a convenience for users. The API checks the permission of every call. */
export async function clientLoader() {
  const { name } = requireRole({ roles: ['ngo'], slug: BRAND.slug });
  return { name, counts: await countTabs(ngoTabs) };
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

export default function NgoArea({ loaderData: { name, counts } }: Route.ComponentProps) {
  return (
    <Frame fallbackName={name} counts={counts}>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame fallbackName="">
      <AreaError error={error} />
    </Frame>
  );
}

type FrameProps = { fallbackName: string; counts?: TabCounts; children: React.ReactNode };

function Frame({ fallbackName, counts = {}, children }: FrameProps) {
  const { ngo: labels } = useMessages('area');
  const language = useLanguage();
  const ngo = readSessionNgo();
  const names = { en: ngo?.name, hi: ngo?.nameHi, gu: ngo?.nameGu };
  return (
    <AreaShell
      label={labels.label}
      name={names[language] ?? ngo?.name ?? fallbackName}
      home="/ngopage"
      tabs={labelTabs({ tabs: ngoTabs, language, counts })}
    >
      {children}
    </AreaShell>
  );
}
