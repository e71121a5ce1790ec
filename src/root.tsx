import { useEffect, type ReactNode } from 'react';
import { BRAND } from './brand.ts';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import { footerHelplines } from './features/reference/helplines.server.ts';
import { NotFound } from './features/site/parts/not-found.tsx';
import { PageFoot } from './features/site/parts/page-foot.tsx';
import { PageTop } from './features/site/parts/page-top.tsx';
import { useLanguage, useMessages } from './messages/messages.tsx';
import { pageContext } from './server/http/page-context.server.ts';
import { classes } from './shared/classes.ts';
import { ErrorPanel } from './ui/error-panel.tsx';
import { Outage } from './ui/outage.tsx';
import './ui/styles/tokens.css';
import './ui/styles/ground.css';
import { restoreFormFields } from './ui/save-form-fields.ts';
import layout from './ui/styles/layout.module.css';
import { ToastPlace } from './ui/notify.tsx';
import { useRootClass } from './ui/page-handle.ts';
import { PageHead } from './ui/page-head.tsx';
import shell from './ui/styles/page-shell.module.css';
import type { SiteView } from './ui/site-view.ts';
import { NavigationProgress } from './ui/navigation-progress.tsx';
import type { Route } from './+types/root';

export function loader({ context }: Route.LoaderArgs): SiteView {
  const { origin, demo, language, unsent } = context.get(pageContext);
  return { origin, demo, unsent, helplines: footerHelplines(language) };
}

/** The root data does not change during navigation. */
export function shouldRevalidate() {
  return false;
}

/** The document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const view = useRouteLoaderData<SiteView>('root');
  const isArea = useIsArea();
  return (
    <html lang={useLanguage()} className={useRootClass()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="theme-color" content="#14275c" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
      </head>
      <body>
        {!isArea && <PageTop />}
        {view?.demo && <DemoStrip />}
        {children}
        {!isArea && <PageFoot view={view} />}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

/** Reports whether the page belongs to a signed-in area. These areas have their own frame. */
function useIsArea(): boolean {
  const [, first] = useLocation().pathname.split('/');
  return first === 'ngopage' || first === BRAND.slug;
}

export default function Root() {
  useEffect(() => {
    // Runs after React's own work, so that the user's input overrides the rendered values.
    setTimeout(restoreFormFields);
  }, []);
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <ToastPlace />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFound />;
    if (error.status === 400 || error.status === 422) return <NotFound bad />;
  }
  const number = isRouteErrorResponse(error)
    ? (error.data as { requestId?: string } | null)?.requestId
    : undefined;
  return <Failed number={number} isAway={isRouteErrorResponse(error) && error.status === 503} />;
}

function Failed({ number, isAway }: { number?: string | undefined; isAway: boolean }) {
  const { error } = useMessages('site');
  const unsent = useRouteLoaderData<SiteView>('root')?.unsent;
  return (
    <main id="main">
      <PageHead title={error.title} hidden />
      <div className={classes(layout.wrap, layout.band)}>
        {isAway ? <Outage unsent={unsent} /> : <ErrorPanel number={number} />}
      </div>
    </main>
  );
}

function DemoStrip() {
  const site = useMessages('site');
  return (
    <aside className={shell.strip} aria-label={site.notice}>
      <p className={layout.wrap}>{site.demo}</p>
    </aside>
  );
}
