import { useState } from 'react';
import { BRAND } from '#src/brand.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { LANGUAGES, type Language } from '#src/shared/languages.ts';
import { CheckField, SelectField } from '#src/ui/form/field.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { CONSENT_TEXTS, CONSENT_VERSION } from '#src/features/help-request/assisted/consent.values.ts';

type ConsentFieldsProps = {
  error: string | undefined;
  /** The language that is selected first. The default is that of the page. */
  initial?: Language;
};

/** The text to read out in the person's language, and the tick that they agreed. */
export function ConsentFields({ error, initial }: ConsentFieldsProps) {
  const { consent: t } = useMessages('help-request/assisted');
  const own = useLanguage();
  const [language, setLanguage] = useState<Language>(initial ?? own);
  const texts = CONSENT_TEXTS[language](BRAND.name[language]);
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <SelectField
        name="language"
        label={t.language}
        hint={t.languageHint}
        options={LANGUAGES.map((value) => ({ value, label: t.languages[value] }))}
        value={language}
        onChange={({ currentTarget: { value } }) => setLanguage(value as Language)}
      />
      <p>{t.readOut}</p>
      <div className={classes(notes.note, layout.stack, layout.read)} lang={language}>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <input type="hidden" name="consentVersion" value={CONSENT_VERSION} />
      {/* Another language is another text, so it has to be read out again. */}
      <CheckField key={language} name="hasConsent" value="yes" label={t.tick} error={error} required />
      <p className={classes(layout.small, layout.mute, layout.read)}>{t.recorded}</p>
    </section>
  );
}

/** Returns the entered consent as the API takes it. */
export function readConsent(form: FormData) {
  return {
    language: form.get('language') as Language,
    hasConsent: form.has('hasConsent'),
    consentVersion: String(form.get('consentVersion')),
  };
}
