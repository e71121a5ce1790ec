import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnPageOutcome, OwnPageView } from '#src/features/volunteer/own-page/own-page.view.ts';
import { VolunteerFields } from '#src/features/volunteer/parts/volunteer-fields.tsx';
import { Certificates } from './certificates.tsx';
import { EraseForm } from './erase-form.tsx';
import { Shifts } from './shifts.tsx';
import { StoredDetails } from './stored-details.tsx';

type BodyProps = { view: OwnPageView; form: OwnPageOutcome['form'] };

/** The state of an application, shifts, and what is stored. */
export function OwnPageBody({ view, form }: BodyProps) {
  const t = useMessages('volunteer/own-page');
  const { status, ngo, stored } = view;
  return (
    <div className={classes(layout.loose, layout.read)}>
      <div className={layout.stack}>
        <h1>{t.states[status].title}</h1>
        <p className={layout.lead}>
          <b lang={ngo.lang}>{ngo.text}</b>
        </p>
        <p>{t.states[status].text}</p>
        {ngo.path === null && <p className={layout.mute}>{t.ngoHidden}</p>}
      </div>
      {status === 'unconfirmed' && (form ? <Review form={form} cities={view.cities} /> : <Confirm />)}
      <Shifts view={view} />
      {status === 'accepted' && <Invitations isWanted={view.wantsInvitations} />}
      <Certificates certificates={view.certificates} />
      {stored && <StoredDetails view={{ ...view, stored }} form={form} />}
      <EraseForm isConfirmed={status !== 'unconfirmed'} />
    </div>
  );
}

type ReviewProps = { form: NonNullable<OwnPageOutcome['form']>; cities: OwnPageView['cities'] };

/** The details of an application that was sent more than once: only what the person sees here is confirmed. */
function Review({ form: { values, errors }, cities }: ReviewProps) {
  const { review: t, confirm } = useMessages('volunteer/own-page');
  const { fields } = useMessages('volunteer/application');
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <Form method="post" className={layout.stack} noValidate data-needs-script="">
        <ErrorSummary errors={errors} labels={fields} />
        <VolunteerFields values={values} errors={errors} cities={cities} withoutEmail />
        <SubmitButton full busy={busy} name="step" value="confirmDetails">
          {confirm}
        </SubmitButton>
      </Form>
    </section>
  );
}

function Invitations({ isWanted }: { isWanted: boolean }) {
  const { invitations: t } = useMessages('volunteer/own-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p>{isWanted ? t.on : t.off}</p>
      <Form method="post">
        <SubmitButton
          second
          busy={busy}
          name="step"
          value={isWanted ? 'endInvitations' : 'resumeInvitations'}
        >
          {isWanted ? t.end : t.resume}
        </SubmitButton>
      </Form>
    </section>
  );
}

/** Takes a button press: mail scanners open links and must not confirm anything. */
function Confirm() {
  const t = useMessages('volunteer/own-page');
  const busy = useNavigation().state !== 'idle';
  return (
    <Form method="post">
      <SubmitButton full busy={busy} name="step" value="confirm">
        {t.confirm}
      </SubmitButton>
    </Form>
  );
}
