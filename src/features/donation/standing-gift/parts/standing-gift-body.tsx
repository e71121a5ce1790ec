import { Form, useNavigation } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { AMOUNT_TEXT_MOST } from '#src/shared/money.ts';
import type { TextView } from '#src/shared/indic/text-in-language.ts';
import factList from '#src/ui/area/facts.module.css';
import { TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { UNANSWERED_MOST } from '#src/features/donation/standing-gift/standing-gift.values.ts';
import type {
  StandingGiftOutcome,
  StandingGiftView,
} from '#src/features/donation/standing-gift/standing-gift.view.ts';
import styles from './standing-gift.module.css';

type BodyProps = { view: StandingGiftView; form: StandingGiftOutcome['form'] };

/** What the donor is reminded of, with the button to end it and the form to change the amount. */
export function StandingGiftBody({ view, form }: BodyProps) {
  const t = useMessages('donation/standing-gift');
  const { amount, nextOn, ngo } = view;
  const busy = useNavigation().state !== 'idle';
  return (
    <div className={classes(layout.loose, layout.read)}>
      <div className={layout.stack}>
        <h1>{nextOn === null ? t.headline.waiting(amount) : t.headline.next(amount, nextOn)}</h1>
        {nextOn === null && <p>{t.waiting}</p>}
        <p>{t.noDebit}</p>
        {ngo.path === null && <p className={layout.mute}>{t.hidden}</p>}
      </div>
      <Facts view={view} />
      <Form method="post" className={layout.stack}>
        <SubmitButton full busy={busy} name="step" value="end">
          {t.end}
        </SubmitButton>
        <p className={classes(layout.small, layout.mute)}>
          {t.endText} {t.byItself(UNANSWERED_MOST)}
        </p>
      </Form>
      {/* Another amount is another form. */}
      <details className={styles.more} open={form !== undefined} key={view.typedAmount}>
        <summary>{t.amount.open}</summary>
        <Form method="post" className={layout.stack} noValidate>
          <TextField
            name="amount"
            label={t.amount.label}
            hint={t.amount.hint}
            error={form?.error}
            defaultValue={form?.amount ?? view.typedAmount}
            variant="short"
            inputMode="decimal"
            autoComplete="off"
            maxLength={AMOUNT_TEXT_MOST}
            required
          />
          <SubmitButton second busy={busy} name="step" value="amount">
            {t.amount.save}
          </SubmitButton>
        </Form>
      </details>
    </div>
  );
}

function Facts({ view: { ngo, amount, purpose, nextOn } }: { view: StandingGiftView }) {
  const { facts: t } = useMessages('donation/standing-gift');
  const facts: [label: string, text: TextView | null][] = [
    [t.ngo, ngo],
    [t.amount, { text: amount, lang: undefined }],
    [t.purpose, purpose],
    [t.nextOn, nextOn === null ? null : { text: nextOn, lang: undefined }],
  ];
  return (
    <dl className={factList.facts}>
      {facts.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd lang={text.lang}>{text.text}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
