import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { submitRegistration } from './registration.action.server.ts';
import { loadRegister } from './registration.loader.server.ts';
import { WhatNext } from '#src/features/ngo/registration/parts/what-next.tsx';
import { RegisterForm } from '#src/features/ngo/registration/parts/register-form.tsx';
import type { Route } from './+types/registration.page';

export function loader({ context }: Route.LoaderArgs) {
  return loadRegister(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return submitRegistration({ request, context });
}

/** Towns and categories do not change while somebody fills in the form. */
export function shouldRevalidate() {
  return false;
}

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('ngo/registration');
  const site = useMessages('site');
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            <div className={layout.stack}>
              <h1>{t.title}</h1>
              <p className={layout.lead}>{t.lead}</p>
            </div>
            <RegisterForm view={loaderData} outcome={actionData} />
          </div>
          <WhatNext />
        </div>
      </main>
    </>
  );
}
