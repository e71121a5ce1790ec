import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import factList from '#src/ui/area/facts.module.css';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { NgoToVerify } from '#src/features/ngo/verification/verification.contract.ts';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';

/** What the public reads of the NGO, beside its papers, and since when things are so. */
export function NgoFacts({ ngo }: { ngo: NgoToVerify }) {
  const say = useMessages('site/operations').check;
  const { columns } = useMessages('ngo/fields');
  const { day } = useWords();
  const isPublic = ngo.status === 'verified' || (ngo.status === 'pending' && ngo.source !== 'registered');
  const facts: [label: string, value: ReactNode][] = [
    [columns.mission, ngo.mission],
    [columns.description, ngo.description],
    [columns.services, ngo.services.join(', ')],
    [columns.address, [ngo.address, ngo.pin].filter(Boolean).join(', ')],
    [columns.phone, ngo.phone],
    [columns.email, ngo.email],
    // As text: nobody should open an unchecked address by mistake.
    [columns.website, ngo.website],
    [say.photos, String(ngo.photos)],
    [
      say.dates,
      [
        say.registered(day(ngo.createdAt)),
        ngo.submittedAt && say.submitted(day(ngo.submittedAt)),
        ngo.verifiedAt && say.verified(day(ngo.verifiedAt)),
        ngo.papersChangedAt && say.changed(day(ngo.papersChangedAt)),
      ]
        .filter(Boolean)
        .join('\n'),
    ],
  ];
  return (
    <section className={layout.stack}>
      <h2>{say.about}</h2>
      <dl className={factList.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || <span className={layout.mute}>{say.notGiven}</span>}</dd>
          </div>
        ))}
      </dl>
      {isPublic && (
        <p>
          <Link className={styles.link} to={`/${ngo.category}/detailpage/${ngo._id}`}>
            {say.publicPage}
          </Link>
        </p>
      )}
    </section>
  );
}
