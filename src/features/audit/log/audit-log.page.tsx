import { EMAIL_MOST } from '#src/shared/text-limits.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { load } from '#src/browser/session.ts';
import type { LogNames } from '#src/features/audit/audit.contract.ts';
import { queryOf } from '#src/browser/query-of-request.ts';
import { useActionWords } from '#src/features/audit/audit-change.tsx';
import { loadNames, loadNeeds } from '#src/features/reference/load-names.ts';
import { Empty } from '#src/ui/area/empty.tsx';
import { Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import { ListPage } from '#src/ui/area/list/list-page.tsx';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { useWords } from '#src/ui/area/use-words.ts';
import { LogTable } from './parts/log-table.tsx';
import type { Route } from './+types/audit-log.page';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = queryOf(request);
  const [log, places, needs] = await Promise.all([
    load((api) => api.audit.getAllAuditEntry.$get({ query })),
    loadNames(),
    loadNeeds(),
  ]);
  return { log, places, needs, query };
}

export default function AuditPage({ loaderData: { log, places, needs, query } }: Route.ComponentProps) {
  const t = useMessages('audit');
  const { count } = useWords();
  return (
    <ListPage
      title={t.title}
      headline={log.total > 0 ? t.headline(log.total, count(log.total)) : t.title}
      lead={t.lead}
      list={log}
      filters={<LogFilters ngoId={query['ngoId']} names={log.names} actions={log.actions} />}
      empty={<Empty title={t.empty}>{t.emptyLead}</Empty>}
    >
      <SaveFile personal name="audit.csv" request={(api) => api.audit.exportAuditEntry.$get({ query })} />
      <LogTable entries={log.data} names={log.names} places={places} needs={needs} />
    </ListPage>
  );
}

type LogFiltersProps = { ngoId: string | undefined; names: LogNames; actions: string[] };

function LogFilters({ ngoId, names, actions }: LogFiltersProps) {
  const t = useMessages('audit');
  const { name } = useWords();
  const ngo = names.ngos.find(({ _id }) => _id === ngoId);
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
          label={t.ngo}
          placeholder={t.anyNgo}
          values={[ngoId]}
          labels={{ [ngoId]: ngo ? name(ngo) : t.ofNgo(ngoId) }}
        />
      )}
    </Filters>
  );
}
