import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { GiftView, YearView } from '#src/features/donation/donor-page/donor-page.view.ts';
import styles from './donor-page.module.css';

/** The gifts of each financial year, by NGO. The latest year stands open. */
export function GiftsByYear({ years }: { years: readonly YearView[] }) {
  const { years: t } = useMessages('donation/donor-page');
  if (years.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.title}</h2>
      {years.map((year, at) => (
        <details key={year.year} className={styles.year} open={at === 0}>
          <summary>{t.total(year.year, year.total)}</summary>
          <div className={layout.stack}>
            {year.ngos.map((ngo) => (
              <section key={ngo.id}>
                <h3 className={layout.line}>
                  {ngo.path === null ? (
                    <span lang={ngo.name.lang}>{ngo.name.text}</span>
                  ) : (
                    <TownLink className={styles.ngo} to={ngo.path} lang={ngo.name.lang}>
                      {ngo.name.text}
                    </TownLink>
                  )}
                  <span className={classes(layout.small, layout.mute)}>{t.ofNgo(ngo.total)}</span>
                </h3>
                <ul>
                  {ngo.gifts.map((gift) => (
                    <Gift key={gift.reference} gift={gift} />
                  ))}
                </ul>
              </section>
            ))}
            {year.file !== null && (
              <div className={layout.links}>
                <YearFile year={year.year} file={year.file} />
              </div>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}

/** Without `download`: a refusal is shown, not saved. */
function YearFile({ year, file }: { year: string; file: NonNullable<YearView['file']> }) {
  const { years: t } = useMessages('donation/donor-page');
  const { ask } = useMessages('donation/donor-year-file');
  const busy = useNavigation().state !== 'idle';
  if (!file.isMailed) return <a href={file.path}>{t.pdf(year)}</a>;
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="year" value={year} />
      <SubmitButton second busy={busy} name="step" value="file">
        {ask(year)}
      </SubmitButton>
    </Form>
  );
}

function Gift({ gift }: { gift: GiftView }) {
  const { years: t } = useMessages('donation/donor-page');
  const { amount, refunded, purpose, receipt } = gift;
  return (
    <li className={styles.gift}>
      <div>
        <p>
          <b className={layout.number}>{amount}</b>{' '}
          <span className={classes(layout.small, layout.mute)}>{gift.method}</span>
        </p>
        <p>{gift.status}</p>
        {refunded !== null && <p className={layout.small}>{t.refunded(refunded)}</p>}
        {purpose && (
          <p className={classes(layout.small, styles.words)} lang={purpose.lang}>
            {t.purpose(purpose.text)}
          </p>
        )}
        {receipt && receipt.path === null && (
          <p className={classes(layout.small, layout.mute)}>{t.receiptCancelled(receipt.number)}</p>
        )}
      </div>
      <p className={layout.links}>
        {receipt && receipt.path !== null && <a href={receipt.path}>{t.receipt(receipt.number)}</a>}
        <TownLink to={gift.path}>
          {t.open}
          <span className={layout.hiddenText}> {gift.reference}</span>
        </TownLink>
      </p>
    </li>
  );
}
