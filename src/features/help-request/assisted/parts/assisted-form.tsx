import { useState, type FormEvent } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { namedOptions, type ReferenceNames } from '#src/features/reference/reference.values.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { classes } from '#src/shared/classes.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import columns from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import {
  HELP_CATEGORIES,
  OTHER_HELP,
  SAFE_CONTACT_MOST,
} from '#src/features/help-request/help-request.values.ts';
import type { Filed } from '#src/features/help-request/assisted/assisted.contract.ts';
import { ConsentFields, readConsent } from './consent-fields.tsx';

const TEXTS = ['helpDescription', 'userName', 'userMobile', 'userAddress', 'userPin', 'safeContact'] as const;
const CHOICES = ['userHelpCategory', 'userCity'] as const;

type AssistedFormProps = { names: ReferenceNames; onFiled: (filed: Filed) => void };

/** The fields of a help request except the email, after the consent. */
export function AssistedForm({ names, onFiled }: AssistedFormProps) {
  const t = useMessages('help-request/assisted');
  const { categories } = useMessages('help-request');
  const pageLanguage = useLanguage();
  const { busy, refused, submit } = useSubmission();
  // The same for each try, so that a lost response does not file the request twice.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const { errors } = refused;
  const field = (name: (typeof TEXTS)[number] | (typeof CHOICES)[number]) => ({
    name,
    label: t.fields[name],
    error: errors[name],
    hint: name in t.hints ? t.hints[name as keyof typeof t.hints] : undefined,
  });

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const entered = Object.fromEntries(
      [...TEXTS, ...CHOICES].map((name) => [name, String(form.get(name) ?? '')]),
    );
    const json = { ...entered, ...readConsent(form), idempotencyKey };
    const body = await submit((api) => api.helpRequest.fileHelpRequest.$post({ json }));
    if (body) onFiled(body.data);
  }
  return (
    <form
      className={classes(layout.loose, layout.read)}
      noValidate
      autoComplete="off"
      onSubmit={(event) => void send(event)}
    >
      <ErrorSummary msg={refused.msg} errors={errors} labels={{ hasConsent: t.consent.short, ...t.fields }} />
      <ConsentFields error={errors['hasConsent']} />
      <section className={layout.stack}>
        <h2>{t.need}</h2>
        <RadioCards
          name="userHelpCategory"
          label={t.fields.userHelpCategory}
          selected={undefined}
          error={errors['userHelpCategory']}
          options={[
            ...HELP_CATEGORIES.map((value) => ({ value, label: categories[value] })),
            { value: OTHER_HELP, ...t.other },
          ]}
        />
        <TextAreaField {...field('helpDescription')} rows={5} required />
      </section>
      <section className={layout.stack}>
        <h2>{t.person}</h2>
        <TextField {...field('userName')} required />
        <TextField {...field('userMobile')} type="tel" inputMode="numeric" variant="short" required />
        <TextField {...field('userAddress')} required />
        <div className={columns.columns}>
          <SelectField
            {...field('userCity')}
            placeholder={t.chooseCity}
            options={namedOptions({ names: names.cities, language: pageLanguage })}
            required
          />
          <TextField {...field('userPin')} inputMode="numeric" required />
        </div>
        <TextAreaField {...field('safeContact')} rows={3} maxLength={SAFE_CONTACT_MOST} optional />
      </section>
      <SubmitButton busy={busy} full>
        {t.send}
      </SubmitButton>
    </form>
  );
}
