import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import type { DonorPageOutcome, DonorPageView } from '#src/features/donation/donor-page/donor-page.view.ts';
import { ConsentForm } from './consent-form.tsx';
import styles from './donor-page.module.css';
import { GiftsByYear } from './gifts-by-year.tsx';
import { NameForm } from './name-form.tsx';
import { OwnDetails } from './own-details.tsx';
import { Reminders } from './reminders.tsx';

type BodyProps = { view: DonorPageView; outcome: DonorPageOutcome | undefined };

/** Everything that a mailbox gave, and what can be changed about it. */
export function DonorPageBody({ view, outcome }: BodyProps) {
  const t = useMessages('donation/donor-page');
  const { latest, email, years, reminders, people, namesShown } = view;
  return (
    <div className={classes(layout.loose, styles.page)}>
      <div className={layout.stack}>
        <h1>{latest ? t.headline.given(latest.total, latest.year) : t.headline.nothing}</h1>
        <p className={classes(layout.lead, styles.words)}>{t.lead(email)}</p>
        <p className={layout.mute}>{t.secret}</p>
      </div>
      <GiftsByYear years={years} />
      <Reminders reminders={reminders} />
      <OwnDetails people={people} form={outcome?.details} />
      {years.length > 0 && <NameForm namesShown={namesShown} />}
      <ConsentForm />
    </div>
  );
}
