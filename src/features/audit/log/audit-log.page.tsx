import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { BRAND } from '#src/brand.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { load } from '#src/browser/session.ts';
import { Table } from '#src/ui/area/table.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import { PageHead } from '#src/ui/page-head.tsx';
import type { AuditEntry } from '#src/features/audit/audit.contract.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { AuditChange, useActionWords } from '#src/features/audit/audit-change.tsx';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters } from '#src/ui/area/filters.tsx';
import styles from '#src/ui/area/operations.module.css';
import { PageLinks } from '#src/ui/area/page-links.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import type { Route } from './+types/audit-log.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = queryOf(request);
  return { log: await load((api) => api.audit.getAllAuditEntry.$get({ query: asked })), asked };
}

export default function AuditPage({ loaderData }: Route.ComponentProps) {
  const { log, asked } = loaderData;
  const t = useMessages('audit');
  const { count } = useWords();
  return (
    <>
      <PageHead title={t.title} hidden />
      <div className={layout.stack}>
        <h1>{log.total > 0 ? t.headline(log.total, count(log.total)) : t.title}</h1>
        <p className={classes(layout.mute, layout.read)}>{t.lead}</p>
        <LogFilters key={JSON.stringify(asked)} asked={asked} actions={log.actions} />
        {log.data.length === 0 ? (
          <Empty title={t.empty}>{t.emptyLead}</Empty>
        ) : (
          <>
            <SaveFile
              personal
              name="audit.csv"
              ask={(api) => api.audit.exportAuditEntry.$get({ query: asked })}
            />
            <LogTable entries={log.data} />
          </>
        )}
        <PageLinks {...log} />
      </div>
    </>
  );
}

function LogFilters({ asked, actions }: { asked: Record<string, string>; actions: string[] }) {
  const t = useMessages('audit');
  const wordsOf = useActionWords();
  const ngoId = asked['ngoId'];
  return (
    <Filters>
      <TextField name="q" label={t.who} type="search" defaultValue={asked['q']} maxLength={EMAIL_MOST} />
      <SelectField
        name="action"
        label={t.action}
        placeholder={t.anyAction}
        options={actions.map((value) => ({ value, label: wordsOf(value) }))}
        defaultValue={asked['action']}
      />
      {ngoId && (
        <SelectField
          name="ngoId"
          label={t.ofNgo('')}
          options={[
            { value: ngoId, label: t.onlyNgo(ngoId) },
            { value: '', label: t.anyAction },
          ]}
          defaultValue={ngoId}
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
