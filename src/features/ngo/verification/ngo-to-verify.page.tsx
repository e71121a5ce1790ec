import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { dayInIndia } from '#src/shared/dates.ts';
import { load, readSession } from '#src/browser/session.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { NgoToVerify } from './verification.contract.ts';
import { RESTORABLE_DAYS } from './verification.values.ts';
import { NameWarnings } from '#src/features/ngo/name-checks/name-warnings.tsx';
import { Claims } from '#src/features/ngo/verification/parts/claims.tsx';
import { Decisions } from '#src/features/ngo/verification/parts/decisions.tsx';
import { DocumentList } from '#src/features/ngo/document-checks/parts/document-list.tsx';
import { SeenCount } from '#src/features/ngo/document-checks/parts/seen-count.tsx';
import { loadNames, loadNeeds } from '#src/features/reference/load-names.ts';
import { NgoFacts } from '#src/features/ngo/verification/parts/ngo-facts.tsx';
import { NgoNeeds } from '#src/features/ngo/verification/parts/ngo-needs.tsx';
import {
  History,
  NamedContacts,
  People,
  Similar,
} from '#src/features/ngo/verification/parts/ngo-surroundings.tsx';
import styles from '#src/ui/area/operations.module.css';
import { StatusTag } from '#src/features/ngo/ngo-status-tag.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/ngo-to-verify.page';

const DAY_MS = 86_400_000;

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ data }, names, needs] = await Promise.all([
    load((api) => api.ngo.getNgoToVerify[':id'].$get({ param: { id } })),
    loadNames(),
    loadNeeds(),
  ]);
  return { ngo: data, names, needs, today: dayInIndia(new Date()) };
}

export default function CheckNgoPage({ loaderData }: Route.ComponentProps) {
  const { ngo, names, needs, today } = loaderData;
  const t = useMessages('site/operations').check;
  const help = useMessages('help-request/oversight');
  const words = useWords();
  const { revalidate } = useRevalidator();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may be gone. The heading shows the new state, so it takes the focus and is read out.
  const onChanged = () => void revalidate().then(() => heading.current?.focus());
  const name = words.name(ngo);
  const state = !ngo.isWaiting ? ngo.status : ngo.status === 'pending' ? 'waiting' : 'papers';
  return (
    <>
      <PageHead title={name} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={`/${BRAND.slug}/toVerify`}>
          <ArrowLeftIcon />
          {t.back}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline[state](name)}
        </h1>
        <p className={layout.line}>
          <StatusTag status={ngo.status} />
          <span>
            {names.categories[ngo.category] ?? ngo.category}, {names.cities[ngo.city] ?? ngo.city}
          </span>
        </p>
        <Reasons ngo={ngo} />
        <NameWarnings warnings={ngo.nameWarnings} />
        <p>
          <Link className={styles.link} to={`/${BRAND.slug}/request/${ngo._id}`}>
            {help.ofNgo.link}
          </Link>
        </p>
      </div>
      <SeenCount documents={ngo.documents} />
      <div className={layout.split}>
        <div className={layout.loose}>
          {ngo.claims.length > 0 && <Claims claims={ngo.claims} onChanged={onChanged} />}
          <DocumentList ngo={ngo} today={today} onChanged={revalidate} />
          <NamedContacts named={ngo.namedContacts} />
          <Similar similar={ngo.similar} names={names} />
          <NgoFacts ngo={ngo} />
          {ngo.status !== 'deleted' && <NgoNeeds ngo={ngo} needs={needs} onChanged={onChanged} />}
          <People people={ngo.people} />
          <History history={ngo.history} names={{ ngos: [ngo], places: names, needs }} />
        </div>
        <Decisions
          key={`${ngo._id} ${ngo.status}`}
          ngo={ngo}
          today={today}
          isAdmin={readSession()?.role === 'admin'}
          onChanged={onChanged}
        />
      </div>
    </>
  );
}

/** Shows the reason of the current status, if there is one. */
function Reasons({ ngo }: { ngo: NgoToVerify }) {
  const t = useMessages('site/operations').check;
  const { day } = useWords();
  if (ngo.deletedAt) {
    const last = new Date(Date.parse(ngo.deletedAt) + RESTORABLE_DAYS * DAY_MS).toISOString();
    return <p className={classes(notes.note, notes.bad)}>{t.deleted(day(ngo.deletedAt), day(last))}</p>;
  }
  if (ngo.suspendedReason)
    return (
      <div className={classes(notes.note, notes.warn)}>
        <p>{t.suspended}</p>
        <p className={styles.quote}>{ngo.suspendedReason}</p>
      </div>
    );
  if (!ngo.sentBackAt || !ngo.sentBackReason) return null;
  return (
    <div className={notes.note}>
      <p>{t.sentBack(day(ngo.sentBackAt))}</p>
      <p className={styles.quote}>{ngo.sentBackReason}</p>
    </div>
  );
}
