import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import factList from '#src/ui/area/facts.module.css';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { namesOfService } from '#src/features/ngo/fields/services.values.ts';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

/** Joins a text and its translations. */
const allOf = (...texts: (string | null)[]) => texts.filter(Boolean).join('\n\n');

/** Shows the public data of the NGO other than documents, and the dates of its status changes. */
export function NgoFacts({ ngo }: { ngo: NgoToVerify }) {
  const t = useMessages('site/operations').check;
  const { columns } = useMessages('ngo/fields');
  const { day } = useWords();
  const isPublic = ngo.status === 'verified' || (ngo.status === 'pending' && ngo.source !== 'registered');
  const facts: [label: string, value: ReactNode][] = [
    [columns.mission, allOf(ngo.mission, ngo.missionGu, ngo.missionHi)],
    [columns.description, allOf(ngo.description, ngo.descriptionGu, ngo.descriptionHi)],
    [columns.services, ngo.services.map((service) => namesOfService(service).join(' / ')).join('\n')],
    [columns.address, [ngo.address, ngo.pin].filter(Boolean).join(', ')],
    [columns.phone, ngo.phone],
    [columns.email, ngo.email],
    // Plain text, so that nobody opens an unchecked address by mistake.
    [columns.website, ngo.website],
    [t.photos, String(ngo.photos)],
    [
      t.dates,
      [
        t.registered(day(ngo.createdAt)),
        ngo.submittedAt && t.submitted(day(ngo.submittedAt)),
        ngo.verifiedAt && t.verified(day(ngo.verifiedAt)),
        ngo.papersChangedAt && t.changed(day(ngo.papersChangedAt)),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  ];
  return (
    <section className={layout.stack}>
      <h2>{t.about}</h2>
      <dl className={factList.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={layout.mute}>{t.notGiven}</span>}</dd>
          </div>
        ))}
      </dl>
      {isPublic && (
        <p>
          <Link className={styles.link} to={`/${ngo.category}/detailpage/${ngo._id}`}>
            {t.publicPage}
          </Link>
        </p>
      )}
    </section>
  );
}
