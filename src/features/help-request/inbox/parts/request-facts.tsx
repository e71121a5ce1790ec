import { useMessages } from '#src/messages/messages.tsx';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import factList from '#src/ui/area/facts.module.css';
import { useDays } from '#src/ui/area/use-days.ts';
import type { InboxRequest } from '#src/features/help-request/inbox/inbox.contract.ts';
import { PlaceAndDistance } from './place-and-distance.tsx';
import { RequestState } from './request-state.tsx';

/** The need, the city, the category, the language and the dates of a request. */
export function RequestFacts({ request, towns }: { request: InboxRequest; towns: Record<string, string> }) {
  const { request: t, columns } = useMessages('help-request/inbox');
  const { categories, erased } = useMessages('help-request');
  const days = useDays();
  const { description, category, language, reference, sentAt, contactBy, contacted } = request;
  return (
    <dl className={factList.facts}>
      <div>
        <dt>{t.description}</dt>
        {description ? <dd lang={languageOfText(description)}>{description}</dd> : <dd>{erased}</dd>}
      </div>
      <Fact label={columns.town}>
        <PlaceAndDistance request={request} towns={towns} />
      </Fact>
      <Fact label={columns.category}>{categories[category]}</Fact>
      <Fact label={t.language}>{t.languages[language]}</Fact>
      <Fact label={t.received}>{days.time(sentAt)}</Fact>
      {contactBy !== null && (
        <Fact label={t.contactBy}>
          {contacted === null
            ? days.date(contactBy)
            : t[contacted ? 'contacted' : 'notContacted'](days.date(contactBy))}
        </Fact>
      )}
      <Fact label={columns.state}>
        <RequestState request={request} />
      </Fact>
      <Fact label={t.reference}>{reference}</Fact>
    </dl>
  );
}

/** One label and its value. */
export function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
