import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { CheckField, TextAreaField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { SAFE_CONTACT_MOST } from '#src/features/help-request/help-request.values.ts';
import type { FullStatus } from '#src/features/help-request/status/status.contract.ts';
import { HiddenFields } from './hidden-fields.tsx';
import styles from './status.module.css';
import type { FinalStep, StatusValues, StatusView } from './status.view.ts';
import { holderOf } from './thread.rules.ts';

type StepProps = {
  view: StatusView;
  request: FullStatus;
  /** The intent that is being submitted. */
  sending: string | undefined;
};

/** 'Yes' closes the request. The first 'not yet' reopens it. */
export function DidItHelp({ view, request, sending }: StepProps) {
  const { helped: t } = useMessages('help-request/status');
  const wasReopened = request.history.some(({ kind }) => kind === 'reopened');
  return (
    <section className={classes(layout.stack, layout.read)}>
      <h2>{t.heading}</h2>
      <p>{wasReopened ? t.again : t.first}</p>
      <TextAreaField
        name="words"
        label={t.words}
        hint={t.wordsHint}
        error={view.errors['words']}
        defaultValue={view.values.words}
        rows={2}
        autoComplete="off"
        optional
      />
      <div className={layout.line}>
        <SubmitButton name="intent" value="helpedYes" busy={sending === 'helpedYes'} second>
          {t.yes}
        </SubmitButton>
        <SubmitButton name="intent" value="helpedNo" busy={sending === 'helpedNo'} second>
          {t.no}
        </SubmitButton>
      </div>
    </section>
  );
}

export function WriteMessage({ view, request, sending }: StepProps) {
  const { write: t } = useMessages('help-request/status');
  return (
    <section className={classes(layout.stack, layout.read)}>
      <h2>{t.heading}</h2>
      <TextAreaField
        name="message"
        label={t.label}
        hint={
          <>
            {holderOf(request) ? t.toHolder : t.toCandidates} {t.limits}
          </>
        }
        error={view.errors['message']}
        defaultValue={view.values.message}
        rows={4}
        autoComplete="off"
      />
      <SubmitButton name="intent" value="message" busy={sending === 'message'}>
        {t.send}
      </SubmitButton>
    </section>
  );
}

/**
 * Lets people change how it is safe to reach them, because that may no longer hold. Collapsed at first,
 * because phones are shared.
 */
export function ReachMe({ view: { values, errors }, request: { asked, isAssisted }, sending }: StepProps) {
  const { reaching: t } = useMessages('help-request/status');
  const isEdited = values.reaching !== undefined;
  const error = errors['safeContact'];
  return (
    <details className={styles.details} open={error !== undefined}>
      <summary>{t.heading}</summary>
      <div className={classes(layout.stack, layout.read)}>
        <p>{t.lead}</p>
        <input type="hidden" name="reaching" value="typed" />
        <TextAreaField
          name="safeContact"
          label={t.label}
          hint={t.hint}
          error={error}
          defaultValue={isEdited ? values.safeContact : (asked.safeContact ?? '')}
          maxLength={SAFE_CONTACT_MOST}
          rows={3}
          autoComplete="off"
          optional
        />
        {!isAssisted && (
          <CheckField
            name="noMail"
            value="1"
            label={t.noMail}
            defaultChecked={isEdited ? values.noMail !== undefined : !asked.mayMail}
          />
        )}
        <SubmitButton name="intent" value="safeContact" busy={sending === 'safeContact'} second>
          {t.save}
        </SubmitButton>
      </div>
    </details>
  );
}

/** A button that leads to a separate confirmation step. */
export function ConfirmStep({ step, sending }: Pick<StepProps, 'sending'> & { step: FinalStep }) {
  const { [step]: t } = useMessages('help-request/status');
  const intent = ({ withdraw: 'askWithdraw', erase: 'askErase' } as const)[step];
  return (
    <p>
      <SubmitButton name="intent" value={intent} busy={sending === intent} second>
        {t.start}
      </SubmitButton>
    </p>
  );
}

/**
 * Asks for confirmation before a request is withdrawn or erased. 'No' brings back everything that was
 * entered.
 */
export function FinalQuestion({
  step,
  values,
  sending,
}: {
  step: FinalStep;
  values: StatusValues & { ticket: string };
  sending: string | undefined;
}) {
  const { [step]: t } = useMessages('help-request/status');
  const form = useMessages('form');
  return (
    <div className={classes(layout.stack, layout.read)}>
      <HiddenFields values={values} />
      <p className={layout.lead}>{t.lead}</p>
      <div className={layout.line}>
        <SubmitButton name="intent" value="keep" busy={sending === 'keep'} second>
          {t.no}
        </SubmitButton>
        <button
          type="submit"
          name="intent"
          value={step}
          className={classes(button.button, styles.destroy)}
          disabled={sending !== undefined}
        >
          {sending === step ? form.sending : t.yes}
        </button>
      </div>
    </div>
  );
}
