import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { REFERENCE_MOST } from '#src/shared/text-limits.ts';
import { Crumb } from '#src/ui/crumb.tsx';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { CheckedReceipt } from '#src/features/donation/receipt-check/parts/checked-receipt.tsx';
import { goToCode, loadReceipt } from './receipt-check.loader.server.ts';
import { CHECK_RECEIPT } from './receipt-check.values.ts';
import type { Route } from './+types/receipt-check.page';

export function loader({ context, params }: Route.LoaderArgs) {
  return loadReceipt({ context, code: params.code });
}

export function action({ request, context }: Route.ActionArgs) {
  return goToCode({ request, context });
}

/** Where anyone checks a receipt: the field for its code, and what the receipt says. */
export default function ReceiptCheckPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useMessages('donation/receipt-check');
  const { view, unknown } = loaderData;
  return (
    <>
      <PageHead
        title={t.title}
        description={t.lead}
        {...(unknown !== null && { canonical: CHECK_RECEIPT })}
        hidden={view !== null || unknown !== null}
      />
      <Crumb to="/donate">{t.toList}</Crumb>
      <main id="main">
        <div className={classes(layout.wrap, layout.loose)}>
          <div className={classes(layout.stack, layout.read)}>
            {view ? (
              <CheckedReceipt view={view} />
            ) : (
              <>
                <h1>{unknown === null ? t.title : t.notFound}</h1>
                <p className={layout.lead}>{unknown === null ? t.lead : t.notFoundText}</p>
              </>
            )}
          </div>
          <CodeForm
            key={view?.number ?? unknown}
            code={unknown ?? ''}
            error={actionData?.error}
            isAnother={view !== null}
          />
        </div>
      </main>
    </>
  );
}

type CodeFormProps = { code: string; error: string | undefined; isAnother: boolean };

function CodeForm({ code, error, isAnother }: CodeFormProps) {
  const t = useMessages('donation/receipt-check');
  const { state } = useNavigation();
  return (
    <section className={classes(layout.stack, layout.read)}>
      {isAnother && <h2>{t.another}</h2>}
      <Form method="post" action={CHECK_RECEIPT} className={layout.stack} noValidate>
        <TextField
          name="code"
          label={t.field}
          error={error}
          defaultValue={code}
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
