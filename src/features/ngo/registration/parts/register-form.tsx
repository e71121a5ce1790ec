import type { RefObject } from 'react';
import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { CheckField } from '#src/ui/form/field.tsx';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { EnterButton, SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { REGISTRATION_SECTIONS } from '#src/features/ngo/registration/registration-sections.ts';
import { ANOTHER } from '#src/features/ngo/registration/registration.values.ts';
import type { RegisterOutcome, RegisterView } from '#src/features/ngo/registration/registration.view.ts';
import { RegisterAccount } from './register-account.tsx';
import { RegisterConsent } from './register-consent.tsx';
import { RegisterOrganisation } from './register-organisation.tsx';
import { RegisterPapers } from './register-papers.tsx';
import { SimilarNgos } from './similar-ngos.tsx';

type RegisterFormProps = {
  view: RegisterView;
  /** Undefined before the first submission. */
  outcome: RegisterOutcome | undefined;
  ref: RefObject<HTMLFormElement | null>;
};

/** The complete registration form. Each group gets its values and errors from the outcome. */
export function RegisterForm({ view, outcome = { values: {}, errors: {} }, ref }: RegisterFormProps) {
  const t = useMessages('ngo/registration');
  const { state, formData } = useNavigation();
  const intent = state === 'submitting' ? (formData?.get('intent') ?? 'join') : undefined;
  const { duplicates, msg, errors } = outcome;
  const hasErrors = !duplicates || Object.keys(errors).length > 0;
  const labels = useLabels();
  return (
    <Form ref={ref} method="post" className={layout.loose} noValidate discover="none" data-needs-script="">
      <EnterButton name="intent" value="join">
        {t.submit}
      </EnterButton>
      {hasErrors && <ErrorSummary msg={msg} errors={errors} labels={labels} />}
      {duplicates && <SimilarNgos duplicates={duplicates} outcome={outcome} cityNames={view.cityNames} />}
      {!duplicates && outcome.values['choice'] === ANOTHER && <AnotherNgoChoice />}
      <RegisterOrganisation view={view} outcome={outcome} />
      <RegisterPapers outcome={outcome} />
      <RegisterAccount outcome={outcome} isSending={intent === 'code'} />
      <RegisterConsent outcome={outcome} />
      <SubmitButton name="intent" value="join" busy={intent === 'join'} full>
        {t.submit}
      </SubmitButton>
    </Form>
  );
}

/** Keeps the choice "another NGO" while the user corrects other fields. */
function AnotherNgoChoice() {
  const { similar: t } = useMessages('ngo/registration');
  return (
    <div className={notes.note}>
      <CheckField name="choice" value={ANOTHER} label={t.anotherNgo} defaultChecked />
    </div>
  );
}

/** Returns the labels of the fields in the error summary, in the order of the form. */
function useLabels(): Record<string, string> {
  const { organisation, papers, account, consent, similar } = useMessages('ngo/registration');
  const labels = {
    ...organisation,
    ...papers.labels,
    ...account,
    note: similar.note,
    consent: consent.heading,
  };
  return Object.fromEntries(IN_ORDER.map((name) => [name, labels[name]]));
}

const IN_ORDER = ['note' as const, ...REGISTRATION_SECTIONS.flatMap(({ fields }) => [...fields])];
