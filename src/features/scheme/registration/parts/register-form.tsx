import { useEffect, useRef } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import { TownLink } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { Loading } from '#src/ui/spinner.tsx';
import {
  DECIDED_RETENTION_DAYS,
  REGISTER_FIELDS,
  PENDING_RETENTION_YEARS,
} from '#src/features/scheme/scheme.values.ts';
import { RegisterFields, SchemeName } from './register-fields.tsx';
import type { RegisterFailure, RegisterOutcome, RegisterView } from '#src/features/scheme/scheme.views.ts';
import { useRegisterForm } from './use-register-form.ts';

/** The registration form. A spinner replaces it while it is being sent, and the input is kept. */
export function RegisterForm({ view, outcome }: { view: RegisterView; outcome: RegisterOutcome }) {
  const t = useMessages('scheme/registration');
  const form = useRef<HTMLFormElement>(null);
  const state = useRegisterForm({ form, schemeId: view.scheme._id, outcome });
  const { errors, refused, news: failure, isSending } = state;
  const inOrder = Object.fromEntries(REGISTER_FIELDS.map((name) => [name, refused[name] ?? '']));
  return (
    <>
      <div className={layout.stack}>
        <h1>{t.title}</h1>
        <SchemeName view={view} />
      </div>
      <div role="status">{isSending && <Loading />}</div>
      <form
        ref={form}
        method="post"
        className={layout.stack}
        onSubmit={state.submit}
        hidden={isSending}
        noValidate
        data-needs-script=""
      >
        {failure && <FailureNote key={failure.at} failure={failure} />}
        <ErrorSummary errors={inOrder} labels={{}} />
        <RegisterFields view={view} values={outcome.values} errors={errors} />
        <p className={classes(layout.small, layout.mute)}>
          {t.retention(view.ngo.name, DECIDED_RETENTION_DAYS, PENDING_RETENTION_YEARS)}
        </p>
        <SubmitButton full>{t.submit}</SubmitButton>
        <TownLink
          className={classes(button.button, button.second, button.full)}
          to={`/schemesDetail/${view.scheme._id}/ngo`}
        >
          {t.back}
        </TownLink>
      </form>
    </>
  );
}

/** Takes the focus when it appears. */
function FailureNote({ failure: { msg } }: { failure: RegisterFailure }) {
  const t = useMessages('scheme/registration');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div ref={place} tabIndex={-1} role="alert" className={classes(notes.note, notes.bad)}>
      <p>
        <b>{t.failed}</b>
      </p>
      {msg && <p>{msg}</p>}
    </div>
  );
}
