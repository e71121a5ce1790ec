import type { RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { EnterButton, SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { HELP_FORM_FIELDS } from '#src/features/help-request/help-request.values.ts';
import type { HelpFormView, HelpOutcome } from '#src/features/help-request/help-request.view.ts';
import { AboutYouFields } from './about-you-fields.tsx';
import { AddressedTo } from './addressed-to.tsx';
import { NeedFields, PlaceFields, ReachingFields } from './help-fields.tsx';
import { CallNgo } from './call-ngo.tsx';
import styles from './help-form.module.css';
import type { HelpFormController } from './use-help-form.ts';

type HelpFormProps = {
  form: RefObject<HTMLFormElement | null>;
  view: HelpFormView;
  outcome: HelpOutcome;
  controller: HelpFormController;
};

/**
 * The whole form. With JavaScript it is validated and sent in place; without it, each button loads a page.
 */
export function HelpForm({ form, view, outcome, controller }: HelpFormProps) {
  const t = useMessages('help-request/submission');
  const { values } = outcome;
  const { errors, busy } = controller;
  return (
    <form
      ref={form}
      method="post"
      className={classes(layout.loose, controller.another && styles.waiting)}
      onSubmit={controller.submit}
      onInput={controller.storeDraft}
      noValidate
      data-needs-script=""
    >
      <EnterButton>{t.submit}</EnterButton>
      {outcome.failed && <Failure msg={outcome.msg} />}
      <ErrorSummary errors={inOrder(controller.refused)} labels={{}} />
      {controller.isRestored && (
        <p role="status" className={classes(notes.note, layout.line)}>
          {t.draft.restored}
          <button type="button" className={classes(button.button, button.second)} onClick={controller.erase}>
            {t.draft.erase}
          </button>
        </p>
      )}
      {view.ngo && <AddressedTo key={view.ngo._id} ngo={view.ngo} values={values} />}
      <AboutYouFields values={values} controller={controller} />
      <NeedFields view={view} values={values} errors={errors} />
      <PlaceFields view={view} values={values} errors={errors} />
      <ReachingFields values={values} errors={errors} />
      <div className={layout.stack}>
        <SubmitButton busy={busy === 'submit'} disabled={busy !== undefined} full>
          {t.submit}
        </SubmitButton>
        <Link className={classes(button.button, button.second, button.full)} to="/">
          {t.back}
        </Link>
        <p className={classes(layout.small, layout.mute)}>{t.draft.notice}</p>
      </div>
    </form>
  );
}

/** Sorts the errors in the order of the fields. */
function inOrder(errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(HELP_FORM_FIELDS.map((name) => [name, errors[name] ?? '']));
}

/** The request could not be sent, for a reason unrelated to the entered values. */
export function Failure({ msg }: { msg: string | undefined }) {
  const { failure } = useMessages('help-request/submission');
  return (
    <div role="alert" className={classes(notes.note, notes.bad)}>
      <p>
        <b>{failure.title}</b> {failure.text}
      </p>
      {msg && <p>{msg}</p>}
      <CallNgo />
    </div>
  );
}
