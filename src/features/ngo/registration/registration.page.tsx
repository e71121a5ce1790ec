import { lazy, Suspense, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { FORM_COLUMNS_HANDLE } from '#src/ui/form/sections/form-columns-handle.ts';
import { FormColumns } from '#src/ui/form/sections/form-columns.tsx';
import { readFormTexts } from '#src/ui/form/sections/use-form-values.ts';
import { useWide } from '#src/ui/form/sections/use-wide.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { submitRegistration } from './registration.action.server.ts';
import { REGISTRATION_SECTIONS } from './registration-sections.ts';
import { loadRegister } from './registration.loader.server.ts';
import { WhatNext } from '#src/features/ngo/registration/parts/what-next.tsx';
import { RegisterForm } from '#src/features/ngo/registration/parts/register-form.tsx';
import type { Route } from './+types/registration.page';

/** Loaded only where there is room for it beside the form. */
const Preview = lazy(() => import('./registration-preview.tsx'));

export const handle = FORM_COLUMNS_HANDLE;

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
  const form = useRef<HTMLFormElement>(null);
  const headings = Object.fromEntries(REGISTRATION_SECTIONS.map(({ id }) => [id, t[id].heading]));
  return (
    <>
      <PageHead title={t.title} description={t.description} />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main" className={layout.wrap}>
        <FormColumns
          className={layout.split}
          label={t.parts}
          sections={REGISTRATION_SECTIONS}
          headings={headings}
          form={form}
          read={readFormTexts}
          version={actionData}
          errors={actionData?.errors ?? {}}
          side={
            <>
              <WhatNext />
              {useWide() && (
                <Suspense>
                  <Preview form={form} view={loaderData} version={actionData} />
                </Suspense>
              )}
            </>
          }
        >
          <div className={classes(layout.loose, layout.read)}>
            <div className={layout.stack}>
              <h1>{t.title}</h1>
              <p className={layout.lead}>{t.lead}</p>
            </div>
            <RegisterForm ref={form} view={loaderData} outcome={actionData} />
          </div>
        </FormColumns>
      </main>
    </>
  );
}
