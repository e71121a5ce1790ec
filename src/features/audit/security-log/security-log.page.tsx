import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { Table } from '#src/ui/area/table.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { SecurityEventView } from './security-log.contract.ts';
import { SECURITY_EVENT_KINDS } from './security-log.values.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { useActionWords } from '#src/features/audit/audit-change.tsx';
import styles from '#src/ui/area/operations.module.css';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/security-log.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return load((api) => api.securityLog.getAllEvents.$get({ query: queryOf(request) }));
}

/** The security log. Only administrators may view it, because it shows who signed in from where. */
export default function SecurityPage({ loaderData: log }: Route.ComponentProps) {
  const t = useMessages('audit/security-log');
  const { count } = useWords();
  return (
    <ListPage
      title={t.title}
      headline={log.total > 0 ? t.headline(log.total, count(log.total)) : t.title}
      lead={t.lead}
      list={log}
      filters={
        <Filters>
          <TextFilter name="email" label={t.email} maxLength={EMAIL_MOST} />
          <SelectFilter
            name="kind"
            label={t.kind}
            placeholder={t.anyKind}
            values={SECURITY_EVENT_KINDS}
            labels={t.kinds}
          />
        </Filters>
      }
      empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <EventTable events={log.data} />
    </ListPage>
  );
}

function EventTable({ events }: { events: SecurityEventView[] }) {
  const t = useMessages('audit/security-log');
  const { time } = useWords();
  const wordsOf = useActionWords();
  return (
    <Table
      caption={t.title}
      rows={events}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.when, cell: ({ at }) => <span className={styles.day}>{time(at)}</span> },
        {
          head: t.kind,
          cell: ({ kind, occurrences }) => (
            <span>
              {t.kinds[kind]}
              {occurrences > 1 && (
                <span className={classes(styles.block, layout.small, layout.mute)}>
                  {t.times(occurrences, formatCount(occurrences))}
                </span>
              )}
            </span>
          ),
        },
        {
          head: t.who,
          cell: ({ accountEmail }) => <span className={styles.change}>{accountEmail ?? t.nobody}</span>,
        },
        {
          head: t.from,
          cell: ({ network, occurrences }) => (
            <span className={styles.change}>{network || (occurrences > 1 ? t.manyNetworks : '')}</span>
          ),
        },
        {
          head: t.details,
          cell: ({ details }) => (
            <span className={classes(styles.change, layout.small)}>
              {Object.entries(details)
                .filter(([, value]) => value !== '' && value !== false)
                .map(([name, value]) => {
                  const word = t.fields[name] ?? name;
                  if (value === true) return word;
                  return `${word}: ${name === 'action' ? wordsOf(String(value)) : value}`;
                })
                .join(', ')}
            </span>
          ),
        },
      ]}
    />
  );
}
