import type { RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { EnterButton, SubmitButton } from '#src/ui/form/submit-button.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { unpackOptions } from '#src/features/reference/reference.values.ts';
import type { HelpFormView, HelpOutcome } from '#src/features/help-request/help-request.view.ts';
import { AddressedTo } from './addressed-to.tsx';
import { CallNgo } from './call-ngo.tsx';
import { CodeFields } from './code-fields.tsx';
import { FormStep, StepThread } from './form-step.tsx';
import { NeedFields, PlaceFields, ReachingFields, useCategoryOptions } from './help-fields.tsx';
import { LAST_STEP, STEPS } from './use-steps.ts';
import type { HelpFormController } from './use-help-form.ts';

type HelpFormProps = {
  form: RefObject<HTMLFormElement | null>;
  view: HelpFormView;
  outcome: HelpOutcome;
  controller: HelpFormController;
};

/**
 * The whole form. With JavaScript it shows one step at a time, and is validated and sent in place; without
 * it, all steps stand on one page and each button loads a page.
 */
export function HelpForm({ form, view, outcome, controller }: HelpFormProps) {
  const t = useMessages('help-request/submission');
  const { values } = outcome;
  const { errors, busy, step, entered, parts } = controller;
  const fields = { values, errors };
  const options = useCategoryOptions();
  const cities = unpackOptions(view.cities);
  const isBetween = step !== undefined && step < LAST_STEP;
  return (
    <form
      ref={form}
      method="post"
      className={layout.loose}
      onSubmit={controller.submit}
      onInput={controller.storeDraft}
      noValidate
      data-needs-script=""
    >
      <EnterButton>{t.submit}</EnterButton>
      {import.meta.env.SSR && outcome.failed && <Failure msg={outcome.msg} />}
      <StepThread step={step} />
      <ErrorSummary errors={controller.refused} labels={{}} />
      {controller.isRestored && (
        <p role="status" className={classes(notes.note, layout.line)}>
          {t.draft.restored}
          <button type="button" className={classes(button.button, button.second)} onClick={controller.erase}>
            {t.draft.erase}
          </button>
        </p>
      )}
      {view.ngo && (
        <div hidden={!!step}>
          <AddressedTo key={view.ngo._id} ngo={view.ngo} values={values} />
        </div>
      )}
      <FormStep at={0} step={step}>
        <NeedFields view={view} options={options} isSuggested={controller.isSuggested} {...fields} />
      </FormStep>
      <FormStep at={1} step={step}>
        <PlaceFields cities={cities} town={view.town} {...fields} />
      </FormStep>
      <FormStep at={2} step={step}>
        <ReachingFields {...fields} />
      </FormStep>
      <FormStep at={LAST_STEP} step={step}>
        {entered && parts && (
          <parts.EnteredValues
            values={entered}
            steps={STEPS.slice(0, LAST_STEP)}
            options={{ userCity: cities, userHelpCategory: options }}
            open={controller.open}
          />
        )}
        <CodeFields values={values} controller={controller} />
        <p className={layout.small}>{t.consent}</p>
      </FormStep>
      <div className={layout.stack}>
        <SubmitButton busy={busy === 'submit'} disabled={busy !== undefined} full>
          <span hidden={!isBetween}>{t.next}</span>
          <span hidden={isBetween}>{t.submit}</span>
        </SubmitButton>
        <Link
          className={classes(button.button, button.second, button.full)}
          to="/"
          onClick={controller.goBack}
        >
          {t.back}
        </Link>
        <p className={classes(layout.small, layout.mute)}>{t.draft.notice}</p>
      </div>
    </form>
  );
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
