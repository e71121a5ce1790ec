import { useMessages } from '#src/messages/messages.tsx';
import { BRAND } from '#src/brand.ts';
import { classes } from '#src/shared/classes.ts';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import { AuditChange, useActionWords, type AuditNames } from '#src/features/audit/audit-change.tsx';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import styles from '#src/ui/area/operations.module.css';
import { StatusTag } from '#src/features/ngo/ngo-status-tag.tsx';
import { useWords } from '#src/ui/area/use-words.ts';

/** Lists the accounts of the NGO. */
export function People({ people }: { people: NgoToVerify['people'] }) {
  const t = useMessages('site/operations').check;
  const { day } = useWords();
  return (
    <section className={layout.stack}>
      <h2>{t.people}</h2>
      {people.length === 0 && <p className={layout.mute}>{t.noPeople}</p>}
      <ul className={styles.rows}>
        {people.map(({ _id, name, email, isDisabled, signedInAt }) => (
          <li key={_id}>
            <p className={styles.change}>
              <b>{name}</b>, {email}
            </p>
            <p className={classes(layout.mute, layout.small)}>
              {signedInAt ? t.signedIn(day(signedInAt)) : t.neverSignedIn}
              {isDisabled && `, ${t.disabled}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists contact details in texts of the NGO that are not on its page. */
export function NamedContacts({ named }: { named: NgoToVerify['namedContacts'] }) {
  const t = useMessages('site/operations').check;
  if (named.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.contacts}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.contactsLead}</p>
      <ul className={styles.rows}>
        {named.map(({ title, contacts }) => (
          <li key={`${title} ${contacts.join()}`}>
            <b>{title}</b>: {contacts.join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists NGOs that may be the same. */
export function Similar({ similar, names }: { similar: NgoToVerify['similar']; names: ReferenceNames }) {
  const t = useMessages('site/operations').check;
  const words = useWords();
  if (similar.length === 0) return null;
  return (
    <section className={layout.stack}>
      <h2>{t.similar}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.similarLead}</p>
      <ul className={styles.rows}>
        {similar.map((ngo) => (
          <li key={ngo._id}>
            <Link className={styles.link} to={`/${BRAND.slug}/toVerify/${ngo._id}`}>
              {words.name(ngo)}
            </Link>
            <p className={classes(layout.line, layout.small)}>
              <StatusTag status={ngo.status} />
              <span>
                {[names.cities[ngo.city], ngo.darpanId, ngo.samePan && t.samePan].filter(Boolean).join(', ')}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the changes to the NGO, newest first. */
export function History({ history, names }: { history: NgoToVerify['history']; names: AuditNames }) {
  const t = useMessages('site/operations').check;
  const { time } = useWords();
  const wordsOf = useActionWords();
  return (
    <section className={layout.stack}>
      <h2>{t.history}</h2>
      {history.length === 0 && <p className={layout.mute}>{t.noHistory}</p>}
      <ol className={styles.rows}>
        {history.map((entry) => (
          <li key={entry._id}>
            <p>
              <b>{wordsOf(entry.action, entry.entity)}</b>
            </p>
            <p className={classes(layout.mute, layout.small, styles.change)}>
              {time(entry.at)}, {entry.accountEmail}
            </p>
            <p className={layout.small}>
              <AuditChange entry={entry} names={names} />
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
