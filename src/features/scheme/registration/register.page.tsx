import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { NextSteps } from '#src/ui/form/timeline.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { RegisterForm } from '#src/features/scheme/registration/parts/register-form.tsx';
import { Registered } from '#src/features/scheme/registration/parts/registered.tsx';
import { SchemeNotFound } from '#src/features/scheme/catalogue/parts/scheme-not-found.tsx';
import type { RegisterOutcome, RegisterView } from '#src/features/scheme/scheme.views.ts';
import { registerByForm } from './register.action.server.ts';
import { loadRegisterForm } from '#src/features/scheme/catalogue/scheme.loader.server.ts';
import type { Route } from './+types/register.page';

export function loader({ context, request, params }: Route.LoaderArgs) {
  return loadRegisterForm({ context, request, schemeId: params.schemeId });
}

export function action({ context, request, params }: Route.ActionArgs) {
  return registerByForm({ context, request, schemeId: params.schemeId });
}

const INITIAL: RegisterOutcome = { values: {}, errors: {} };

export default function SchemeRegisterPage({ loaderData: view, actionData = INITIAL }: Route.ComponentProps) {
  return view ? <RegisterContent view={view} outcome={actionData} /> : <SchemeNotFound />;
}

function RegisterContent({ view, outcome }: { view: RegisterView; outcome: RegisterOutcome }) {
  const t = useMessages('scheme/registration');
  const { scheme, ngo } = view;
  const steps = t.next.steps.map(([title = '', text]) => ({ key: title, title, text }));
  return (
    <>
      <PageHead
        title={t.pageTitle(scheme.name.text)}
        description={t.description(scheme.name.text, ngo.name)}
      />
      <Crumb to={`/schemesDetail/${scheme._id}/ngo`}>{t.toScheme}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.split)}>
          <div className={classes(layout.loose, layout.read)}>
            {outcome.isRegistered ? (
              <Registered view={view} />
            ) : (
              <RegisterForm view={view} outcome={outcome} />
            )}
          </div>
          {!outcome.isRegistered && <NextSteps heading={t.next.heading} steps={steps} />}
        </div>
      </main>
    </>
  );
}
