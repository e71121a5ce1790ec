import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CHECK } from '#src/features/volunteer/certificates/certificate-paths.ts';
import { goToNumber, loadCheck } from './check-certificate.loader.server.ts';
import { CheckedFacts } from './parts/checked-facts.tsx';
import type { Route } from './+types/check-certificate.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadCheck({ context, number: params.number });
}

export function action({ request, context }: Route.ActionArgs) {
  return goToNumber({ request, context });
}

/** Where anyone checks a certificate: the field for its number, and what the certificate says. */
export default function CheckCertificatePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('volunteer/certificate-check');
  const site = useMessages('site');
  const { view, unknown } = loaderData;
  const error = actionData?.error;
  return (
    <>
      <PageHead title={t.title} {...(unknown !== null && { canonical: CHECK })} hidden />
      <Crumb to="/">{site.home}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <div className={classes(layout.stack, layout.read)}>
            {view ? (
              <CheckedFacts view={view} />
            ) : (
              <>
                <h1>{unknown === null ? t.title : t.notFound}</h1>
                <p className={layout.lead}>{unknown === null ? t.lead : t.notFoundText}</p>
              </>
            )}
          </div>
          <NumberForm
            key={view?.number ?? unknown}
            number={unknown ?? ''}
            error={error}
            isAnother={view !== null}
          />
        </div>
      </main>
    </>
  );
}

type NumberFormProps = { number: string; error: string | undefined; isAnother: boolean };

function NumberForm({ number, error, isAnother }: NumberFormProps) {
  const t = useMessages('volunteer/certificate-check');
  const { state } = useNavigation();
  return (
    <section className={classes(layout.stack, layout.read)}>
      {isAnother && <h2>{t.another}</h2>}
      <Form method="post" action={CHECK} className={layout.stack} noValidate>
        <TextField
          name="number"
          label={t.field}
          error={error}
          defaultValue={number}
          maxLength={REFERENCE_MOST}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
        />
        <SubmitButton busy={state === 'submitting'}>{t.submit}</SubmitButton>
      </Form>
    </section>
  );
}
