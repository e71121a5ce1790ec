import { useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TextAreaField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { Duplicates, SimilarNgo } from '#src/features/ngo/registration/registration.contract.ts';
import { ANOTHER, claimOf, CLAIM_NOTE_MOST } from '#src/features/ngo/registration/registration.values.ts';
import type { RegisterOutcome } from '#src/features/ngo/registration/registration.view.ts';
import { namesToShow } from '#src/shared/ngo-names.ts';

type SimilarNgosProps = {
  duplicates: Duplicates;
  outcome: RegisterOutcome;
  /** Names of towns by key. */
  cityNames: Record<string, string>;
};

/** Lists similar NGOs. The user claims one of them or confirms that theirs is another. Takes the focus. */
export function SimilarNgos({ duplicates, outcome, cityNames }: SimilarNgosProps) {
  const { similar: t } = useMessages('ngo/registration');
  const place = useRef<HTMLDivElement>(null);
  const { similar, waits, mayBeAnother } = duplicates;
  const { msg, values, errors } = outcome;
  const isNews = Object.keys(errors).length === 0;
  useEffect(() => {
    if (Object.keys(outcome.errors).length === 0) place.current?.focus();
  }, [outcome]);
  return (
    <div
      ref={place}
      id="similar"
      tabIndex={-1}
      role={isNews ? 'alert' : undefined}
      className={classes(notes.note, notes.warn, layout.stack)}
    >
      <h2>{t.heading}</h2>
      {isNews && <p>{msg}</p>}
      <ul>
        {similar.map((ngo) => (
          <Similar key={ngo._id} ngo={ngo} city={cityNames[ngo.city] ?? ngo.city} />
        ))}
      </ul>
      {waits && (
        <p>
          {similar.length > 0 && `${t.waits} `}
          <Link to="/logIn">{t.signIn}</Link>
        </p>
      )}
      {(similar.length > 0 || mayBeAnother) && (
        <div>
          <fieldset className={form.fieldset}>
            <legend>
              <b>{t.choose}</b>
            </legend>
            {similar.map((ngo) => (
              <Choice key={ngo._id} value={claimOf(ngo._id)} selected={values['choice']}>
                <ClaimLabel ngo={ngo} />
              </Choice>
            ))}
            {mayBeAnother && (
              <Choice value={ANOTHER} selected={values['choice']}>
                {t.another}
              </Choice>
            )}
          </fieldset>
        </div>
      )}
      {similar.length > 0 && (
        <TextAreaField
          name="note"
          label={t.note}
          hint={t.noteHint}
          defaultValue={values['note']}
          error={errors['note']}
          maxLength={CLAIM_NOTE_MOST}
          rows={3}
          optional
        />
      )}
      {(similar.length > 0 || mayBeAnother) && <p className={layout.small}>{t.goOn}</p>}
    </div>
  );
}

function Similar({ ngo, city }: { ngo: SimilarNgo; city: string }) {
  const { similar: t } = useMessages('ngo/registration');
  const { first } = namesToShow({ ngo, language: useLanguage() });
  return (
    <li>
      <p className={layout.links}>
        <Link to={`/${ngo.category}/detailpage/${ngo._id}`} lang={first.language} target="_blank">
          {first.text}
        </Link>
      </p>
      <p className={layout.small}>{ngo.hasAccount ? t.inCityWithAccount(city) : city}</p>
    </li>
  );
}

function ClaimLabel({ ngo }: { ngo: SimilarNgo }) {
  const { similar: t } = useMessages('ngo/registration');
  return t.claim(namesToShow({ ngo, language: useLanguage() }).first.text);
}

function Choice({
  value,
  selected,
  children,
}: {
  value: string;
  selected: string | undefined;
  children: ReactNode;
}) {
  return (
    <label className={form.tick}>
      <input type="radio" name="choice" value={value} defaultChecked={selected === value} />
      <span>{children}</span>
    </label>
  );
}
