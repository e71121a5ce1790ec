import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { classes } from '#src/shared/classes.ts';
import factList from '#src/ui/area/facts.module.css';
import { useDays } from '#src/ui/area/use-days.ts';
import { useWords } from '#src/ui/area/use-words.ts';
import { Timeline } from '#src/ui/form/timeline.tsx';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { useAssistedPaths } from '#src/features/help-request/assisted/parts/assisted-paths.ts';
import styles from '#src/features/help-request/assisted/parts/assisted.module.css';
import { unbrokenReference } from '#src/features/help-request/unbroken-reference.ts';
import { RenewPin } from '#src/features/help-request/assisted/parts/renew-pin.tsx';
import { RestoreRequest } from '#src/features/help-request/assisted/parts/restore-request.tsx';
import { WithdrawConsent } from '#src/features/help-request/assisted/parts/withdraw-consent.tsx';
import type { AssistedRequest } from './assisted.contract.ts';
import type { Route } from './+types/filed-request.page';

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ data }, names] = await Promise.all([
    load((api) => api.helpRequest.getAssistedHelpRequest[':id'].$get({ param: { id } })),
    loadNames(),
  ]);
  return { request: data, names };
}

/** The state of a request that was filed for somebody, its news, and the way to a new PIN. */
export default function FiledRequestPage({ loaderData: { request, names } }: Route.ComponentProps) {
  const t = useMessages('help-request/assisted');
  const { statuses } = useMessages('help-request');
  const paths = useAssistedPaths();
  const { _id, reference, status, isErased, isGuessed, erasedOn } = request;
  const isOpen = !isErased && erasedOn === null;
  return (
    <>
      <PageHead title={reference} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={paths.list}>
          <ArrowLeftIcon />
          {t.list.title}
        </Link>
        <h1>{t.request.headline(unbrokenReference(reference), statuses[status])}</h1>
        {isGuessed && <p className={classes(notes.note, notes.warn, layout.read)}>{t.request.guessed}</p>}
      </div>
      <News request={request} />
      <Facts request={request} names={names} />
      {isOpen && <RenewPin key={_id} request={request} />}
      {isOpen && <WithdrawConsent key={`consent ${_id}`} request={request} />}
      {erasedOn !== null && <RestoreRequest request={{ ...request, erasedOn }} />}
    </>
  );
}

function News({ request: { news, contactBy } }: { request: AssistedRequest }) {
  const { request: t } = useMessages('help-request/assisted');
  const days = useDays();
  const words = useWords();
  return (
    <section className={layout.stack}>
      <h2>{t.news}</h2>
      <p className={classes(layout.mute, layout.read)}>{t.tell}</p>
      {contactBy !== null && contactBy >= todayInIndia() && <p>{t.contactBy(days.date(contactBy))}</p>}
      {news.length === 0 ? (
        <p>{t.noNews}</p>
      ) : (
        <Timeline
          steps={news.map(({ at, kind, ngo }, index) => ({
            key: `${index} ${kind}`,
            title: t.kinds[kind](ngo ? words.name(ngo) : t.anNgo),
            time: { at, text: days.time(at) },
            state: 'done',
          }))}
        />
      )}
    </section>
  );
}

function Facts({ request, names }: { request: AssistedRequest; names: ReferenceNames }) {
  const { request: t, consent } = useMessages('help-request/assisted');
  const { categories, erased } = useMessages('help-request');
  const days = useDays();
  const { masked, category, city, createdAt, consents, pinAt, erasedOn } = request;
  // What can be restored is not erased yet.
  const nobody = erasedOn === null ? erased : t.hiddenUntil(days.date(erasedOn));
  const facts: [label: string, value: string][] = [
    [t.person, masked.userName ? `${masked.userName} ${masked.userMobile}` : nobody],
    [t.what, `${categories[category]}, ${names.cities[city] ?? city}`],
    [t.filed, days.time(createdAt)],
    ...consents.map(({ purpose, textVersion, language, at }): [string, string] => [
      t.consents[purpose],
      t.consent(days.time(at), consent.languages[language], textVersion),
    ]),
    ...(pinAt === null ? [] : [[t.pinAt, days.time(pinAt)] as [string, string]]),
  ];
  return (
    <dl className={factList.facts}>
      {facts.map(([label, value]) => (
        <div key={`${label} ${value}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
