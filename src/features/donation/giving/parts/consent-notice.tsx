import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { TownLink } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import {
  RECEIVED_RETENTION_YEARS,
  REFUSED_RETENTION_DAYS,
  UNPAID_RETENTION_DAYS,
} from '#src/features/donation/donation.values.ts';
import styles from './giving.module.css';

/** The notice of rule 3 of the DPDP Rules, 2025: which details, what for, who sees them, until when. */
export function ConsentNotice({ ngo }: { ngo: string }) {
  const { notice: t } = useMessages('donation/giving');
  const until = t.until(UNPAID_RETENTION_DAYS, REFUSED_RETENTION_DAYS, RECEIVED_RETENTION_YEARS);
  return (
    <section
      className={classes(styles.notice, panel.panel, layout.small, layout.stack)}
      aria-label={t.heading}
    >
      <h3 className={layout.small}>{t.heading}</h3>
      <dl>
        {[...t.items, [t.who, t.whoText(ngo)] as const, [t.untilWhen, until] as const].map(([what, why]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{why}</dd>
          </div>
        ))}
      </dl>
      <p>{t.takeBack}</p>
      <p className={layout.links}>
        <TownLink to="/donate/mine">{t.ownPage}</TownLink>
      </p>
    </section>
  );
}
