import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import type { StatementFacts } from '#src/features/donation/yearly-statement/yearly-statement.contract.ts';
import { DONATION_SETTINGS } from '#src/features/donation/parts/donation-paths.ts';
import styles from './yearly-statement.module.css';

/** What the NGO itself has not said yet, which is missing in every row. */
export function NgoProblems({ ngo: { urn, urnIssuedOn } }: { ngo: StatementFacts['ngo'] }) {
  const { ngo: t } = useMessages('donation/yearly-statement');
  if (urn !== null && urnIssuedOn !== null) return null;
  return (
    <div className={classes(notes.note, notes.warn, layout.read)}>
      <p>
        <b>{t.title}</b>
      </p>
      <ul className={styles.list}>
        {urn === null && (
          <li>
            {t.urn}{' '}
            <Link className={styles.open} to="/ngopage/editNgo">
              {t.urnLink}
            </Link>
          </li>
        )}
        {urnIssuedOn === null && (
          <li>
            {t.issuedOn}{' '}
            <Link className={styles.open} to={DONATION_SETTINGS}>
              {t.issuedOnLink}
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
