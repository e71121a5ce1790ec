import { Outlet } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { requireRole } from '#src/browser/session.ts';
import { operationsTabs } from '#src/navigation.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import { AreaError, AreaShell, AreaWaiting } from '#src/ui/area/frame/area-shell.tsx';
import type { Role } from '#src/features/account/account.values.ts';
import { countTabs, labelTabs, type TabCounts } from '#src/browser/area-tabs.ts';
import type { Route } from './+types/operations-area.page';

/** Only a convenience for users. The API checks the permission of every call. */
export async function clientLoader() {
  const { name, role } = requireRole({ roles: ['staff', 'admin'], slug: BRAND.slug });
  return { name, role, counts: await countTabs(operationsTabs) };
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
      <AreaError error={error} />
    </Frame>
  );
}

type FrameProps = {
  name: string;
  /** Undefined while unknown. */
  role?: Role;
  counts?: TabCounts;
  children: React.ReactNode;
};

function Frame({ name, role, counts = {}, children }: FrameProps) {
  const { operations: labels } = useMessages('area');
  const language = useLanguage();
  const team = `${BRAND.name[language]}, ${labels.team}`;
  return (
    <AreaShell
      label={labels.label}
      name={name || team}
      home={`/${BRAND.slug}`}
      tabs={labelTabs({ tabs: operationsTabs, language, counts, isAdmin: role === 'admin' })}
    >
      {children}
    </AreaShell>
  );
}
