import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { ADDRESS_MOST, DONOR_ID_MOST } from '#src/features/donation/donation.values.ts';
import type {
  DetailsForm,
  DonorPageOutcome,
  PersonView,
} from '#src/features/donation/donor-page/donor-page.view.ts';
import styles from './donor-page.module.css';

type OwnDetailsProps = { people: readonly PersonView[]; form: DonorPageOutcome['details'] };

/** The details of everybody who gave with this mailbox, each with the form to correct them. */
export function OwnDetails({ people, form }: OwnDetailsProps) {
  const { details: t } = useMessages('donation/donor-page');
  if (people.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      <p className={layout.mute}>{t.lead}</p>
      {people.map((person, at) => (
        <Person
          key={JSON.stringify(person)}
          person={person}
          at={at}
          form={form?.person === person.name.text ? form : undefined}
        />
      ))}
    </section>
  );
}

type PersonProps = { person: PersonView; at: number; form: DonorPageOutcome['details'] };

function Person({ person, at, form }: PersonProps) {
  const { details: t } = useMessages('donation/donor-page');
  const { name, address, id, gifts } = person;
  return (
    <div className={layout.stack}>
      <p className={styles.words}>
        <b lang={name.lang}>{name.text}</b>
        <br />
        {address && (
          <>
            {address}
            <br />
          </>
        )}
        {id ? id.text : t.noId}
        <br />
        <span className={classes(layout.small, layout.mute)}>{t.gifts(gifts, formatCount(gifts))}</span>
      </p>
      <details className={styles.more} open={form !== undefined}>
        <summary>{t.of(name.text)}</summary>
        <PersonForm person={person} at={at} form={form} />
      </details>
    </div>
  );
}

function PersonForm({ person, at, form }: PersonProps) {
  const { details: t } = useMessages('donation/donor-page');
  const busy = useNavigation().state !== 'idle';
  const { name, address, id } = person;
  const values: DetailsForm = form?.values ?? { name: name.text, address, pan: '' };
  // Names are ids, and the page may have several of these forms.
  const nameOf = (of: keyof DetailsForm) => (at === 0 ? of : `${of}-${at}`);
  const inForm = (texts: Partial<DetailsForm>) =>
    Object.fromEntries(Object.entries(texts).map(([of, text]) => [nameOf(of as keyof DetailsForm), text]));
  const errors: Partial<DetailsForm> = form?.errors ?? {};
  const field = (of: keyof DetailsForm) => ({
    name: nameOf(of),
    label: t.fields[of],
    error: errors[of],
    defaultValue: values[of],
  });
  return (
    <Form method="post" className={layout.stack} noValidate data-needs-script="">
      {form && <ErrorSummary errors={inForm(errors)} labels={inForm(t.fields)} />}
      <input type="hidden" name="person" value={name.text} />
      <input type="hidden" name="at" value={at} />
      <TextField {...field('name')} required autoComplete="name" maxLength={PERSON_NAME_MOST} />
      <TextAreaField
        {...field('address')}
        required
        rows={3}
        autoComplete="street-address"
        maxLength={ADDRESS_MOST}
      />
      <TextField
        {...field('pan')}
        optional
        hint={id ? t.panHint.stored(id.masked) : t.panHint.none}
        variant="short"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={DONOR_ID_MOST}
      />
      <SubmitButton full busy={busy} name="step" value="change">
        {t.save}
      </SubmitButton>
    </Form>
  );
}
