import { useRef, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import factList from '#src/ui/area/facts.module.css';
import { useDays } from '#src/ui/area/use-days.ts';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { load } from '#src/browser/session.ts';
import { ArrowLeftIcon } from '#src/ui/icons.tsx';
import { Link } from '#src/ui/link.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import { loadNames } from '#src/features/reference/load-names.ts';
import type { ReferenceNames } from '#src/features/reference/reference.values.ts';
import { ContactDetails } from '#src/features/help-request/oversight/parts/contact-details.tsx';
import { AssistedBy } from '#src/features/help-request/oversight/parts/assisted-by.tsx';
import { NgosOfRequest } from '#src/features/help-request/oversight/parts/ngos-of-request.tsx';
import styles from '#src/features/help-request/oversight/parts/oversight.module.css';
import { unbrokenReference } from '#src/features/help-request/unbroken-reference.ts';
import { Messages, RequestHistory } from '#src/features/help-request/oversight/parts/request-history.tsx';
import { RequestSteps } from '#src/features/help-request/oversight/parts/request-steps.tsx';
import { RequestTag, stateOf } from '#src/features/help-request/oversight/parts/request-tag.tsx';
import type { StaffRequest } from './oversight.contract.ts';
import type { Route } from './+types/staff-request.page';

const HOME = `/${BRAND.slug}/helpRequests`;

export async function clientLoader({ params: { id } }: Route.ClientLoaderArgs) {
  const [{ data }, names] = await Promise.all([
    load((api) => api.helpRequest.getHelpRequestForStaff[':id'].$get({ param: { id } })),
    loadNames(),
  ]);
  return { request: data, names };
}

/** The page of one request: the need, the NGOs, the history, and the actions of staff. */
export default function StaffRequestPage({ loaderData: { request, names } }: Route.ComponentProps) {
  const { list, request: t, steps } = useMessages('help-request/oversight');
  const { revalidate } = useRevalidator();
  const { time } = useDays();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button may be gone, so the focus moves to the heading, which screen readers announce.
  const onChanged = () => void revalidate().then(() => heading.current?.focus());
  const { _id, reference, status, withStaffAt, ofSamePerson, history, messages } = request;
  const isOver = status === 'resolved' || status === 'closed';
  return (
    <>
      <PageHead title={reference} hidden />
      <div className={layout.stack}>
        <Link className={styles.link} to={`${HOME}?page=1`}>
          <ArrowLeftIcon />
          {list.all}
        </Link>
        <h1 ref={heading} tabIndex={-1}>
          {t.headline[stateOf(request)](unbrokenReference(reference))}
        </h1>
        <RequestTag request={request} />
        {status !== 'closed' && (
          <p className={layout.phoneOnly}>
            <a className={classes(button.button, button.second)} href="#steps">
              {steps.title}
            </a>
          </p>
        )}
        {withStaffAt && status !== 'closed' && (
          <p className={classes(notes.note, notes.warn)}>{t.withStaffSince(time(withStaffAt))}</p>
        )}
        {status !== 'closed' && ofSamePerson.length > 0 && (
          <div className={notes.note}>
            <p>{t.otherRequests}</p>
            <p className={layout.links}>
              {ofSamePerson.map((twin) => (
                <Link key={twin._id} to={`${HOME}/${twin._id}`}>
                  {twin.reference}
                </Link>
              ))}
            </p>
          </div>
        )}
      </div>
      <div className={layout.split}>
        <div className={layout.loose}>
          <Needed request={request} names={names} />
          <NgosOfRequest ngos={request.ngos} />
          <RequestHistory history={history} isOver={isOver} />
          <Messages messages={messages} />
          {request.description && <ContactDetails key={_id} id={_id} />}
        </div>
        <RequestSteps key={`${_id} ${status}`} request={request} names={names} onChanged={onChanged} />
      </div>
    </>
  );
}

function Needed({ request, names }: { request: StaffRequest; names: ReferenceNames }) {
  const { list, request: t } = useMessages('help-request/oversight');
  const { categories, erased } = useMessages('help-request');
  const { time } = useDays();
  const { description, category, city, district, helped, closedReason, mergedInto, assistance } = request;
  const facts: [label: string, value: ReactNode][] = [
    [t.category, categories[category]],
    [t.location, list.location(names.cities[city] ?? city, names.districts[district] ?? district)],
    [t.since, time(request.createdAt)],
    [t.firstAnswer, request.firstAnswerAt ? time(request.firstAnswerAt) : t.noAnswer],
  ];
  if (assistance) facts.push([t.filedFor, <AssistedBy key="by" id={request._id} assistance={assistance} />]);
  if (helped !== null) facts.push([t.helped, helped ? t.yes : t.no]);
  if (closedReason !== null) facts.push([t.closedReason, closedReason]);
  if (mergedInto)
    facts.push([
      t.mergedInto,
      <Link key="into" className={styles.link} to={`${HOME}/${mergedInto._id}`}>
        {mergedInto.reference}
      </Link>,
    ]);
  return (
    <section className={layout.stack}>
      <h2>{t.need}</h2>
      {description ? (
        <p className={classes(styles.quote, layout.read)} lang={languageOfText(description)}>
          {description}
        </p>
      ) : (
        <p className={layout.mute}>{erased}</p>
      )}
      <dl className={factList.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
