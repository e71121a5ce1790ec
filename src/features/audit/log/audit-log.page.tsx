import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { load } from '#src/browser/session.ts';
import { Table } from '#src/ui/area/table.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { AuditEntry } from '#src/features/audit/audit.contract.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { AuditChange, useActionWords } from '#src/features/audit/audit-change.tsx';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import styles from '#src/ui/area/operations.module.css';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/audit-log.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  return { log: await load((api) => api.audit.getAllAuditEntry.$get({ query })), query };
}

export default function AuditPage({ loaderData: { log, query } }: Route.ComponentProps) {
  const t = useMessages('audit');
  const { count } = useWords();
  return (
    <ListPage
      title={t.title}
      headline={log.total > 0 ? t.headline(log.total, count(log.total)) : t.title}
      lead={t.lead}
      list={log}
      filters={<LogFilters ngoId={query['ngoId']} actions={log.actions} />}
      empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <SaveFile personal name="audit.csv" request={(api) => api.audit.exportAuditEntry.$get({ query })} />
      <LogTable entries={log.data} />
    </ListPage>
  );
}

function LogFilters({ ngoId, actions }: { ngoId: string | undefined; actions: string[] }) {
  const t = useMessages('audit');
  const wordsOf = useActionWords();
  return (
    <Filters>
      <TextFilter label={t.who} maxLength={EMAIL_MOST} />
      <SelectFilter
        name="action"
        label={t.action}
        placeholder={t.anyAction}
        values={actions}
        labels={Object.fromEntries(actions.map((action) => [action, wordsOf(action)]))}
      />
      {ngoId && (
        <SelectFilter
          name="ngoId"
          label={t.ofNgo('')}
          values={[ngoId, '']}
          labels={{ [ngoId]: t.onlyNgo(ngoId), '': t.anyAction }}
        />
      )}
    </Filters>
  );
}

function LogTable({ entries }: { entries: AuditEntry[] }) {
  const t = useMessages('audit');
  const { time } = useWords();
  const wordsOf = useActionWords();
  return (
    <Table
      caption={t.title}
      rows={entries}
      keyOf={({ _id }) => _id}
      columns={[
        { head: t.when, cell: ({ at }) => <span className={styles.day}>{time(at)}</span> },
        {
          head: t.by,
          cell: ({ accountEmail, role, address }) => (
            <span className={styles.change}>
              {accountEmail}
              <span className={classes(styles.block, layout.small, layout.mute)}>
                {t.roles[role as keyof typeof t.roles] ?? role}, {address}
              </span>
            </span>
          ),
        },
        {
          head: t.what,
          cell: ({ action, ngoId }) => (
            <span>
              {wordsOf(action)}
              {ngoId && (
                <Link className={styles.block} to={`/${BRAND.slug}/toVerify/${ngoId}`}>
                  {t.ofNgo(ngoId)}
                </Link>
              )}
            </span>
          ),
        },
        {
          head: t.change,
          cell: (entry) => (
            <span className={layout.small}>
              <AuditChange entry={entry} />
            </span>
          ),
        },
      ]}
    />
  );
}
