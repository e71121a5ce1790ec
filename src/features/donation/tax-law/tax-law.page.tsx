import { useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { PageHead } from '#src/ui/page-head.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { TaxLawFacts } from '#src/features/donation/tax-law/parts/tax-law-facts.tsx';
import { TaxLawForm } from '#src/features/donation/tax-law/parts/tax-law-form.tsx';
import styles from '#src/features/donation/tax-law/parts/tax-law.module.css';
import type { TaxLawRow } from './tax-law.contract.ts';
import type { Route } from './+types/tax-law.page';

const NEW = 'new';

export async function clientLoader() {
  const { data } = await load((api) => api.donation.getAllTaxLaw.$get());
  return { rows: data };
}

/** The names of laws and forms, by the day from which they apply. Administrators change them. */
export default function TaxLawPage({ loaderData: { rows } }: Route.ComponentProps) {
  const t = useMessages('donation/tax-law');
  const { date } = useWords();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  const today = todayInIndia();
  const current = rows.find(({ appliesFrom }) => appliesFrom <= today) ?? rows.at(-1)!;

  /** The form disappears with the focus in it. */
  function close() {
    setEdited(undefined);
    heading.current?.focus();
  }
  async function closeSaved() {
    await revalidate();
    close();
  }
  const form = (row: TaxLawRow | undefined) => (
    <TaxLawForm
      key={row?.revision}
      row={row}
      latest={rows[0] ?? current}
      onSaved={closeSaved}
      onCancel={close}
    />
  );
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline(date(current.appliesFrom))}
        </h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        <p className={classes(notes.note, layout.read)}>{t.effect}</p>
        {edited !== NEW && (
          <p>
            <button type="button" className={button.button} onClick={() => setEdited(NEW)}>
              {t.add}
            </button>
          </p>
        )}
      </div>
      {edited === NEW && (
        <section className={classes(styles.law, layout.stack)}>
          <FormHeading>{t.addTitle}</FormHeading>
          <p className={layout.mute}>{t.addLead}</p>
          {form(undefined)}
        </section>
      )}
      {rows.map((row) =>
        row._id === edited ? (
          <section key={row._id} className={classes(styles.law, layout.stack)}>
            <FormHeading>{t.editTitle(date(row.appliesFrom))}</FormHeading>
            {form(row)}
          </section>
        ) : (
          <section key={row._id} className={classes(styles.law, layout.stack)}>
            <div className={layout.line}>
              <h2>{t.since(date(row.appliesFrom))}</h2>
              <span className={classes(notes.tag, row === current && notes.good)}>
                {row === current ? t.isNow : row.appliesFrom > today ? t.isFuture : t.isPast}
              </span>
            </div>
            <TaxLawFacts row={row} />
            <p>
              <button
                type="button"
                className={classes(button.button, button.second)}
                onClick={() => setEdited(row._id)}
              >
                {t.edit}
                <span className={layout.hiddenText}> {t.since(date(row.appliesFrom))}</span>
              </button>
            </p>
          </section>
        ),
      )}
    </>
  );
}

/** Takes the focus when its form opens, because the button that opened it is gone. */
function FormHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
