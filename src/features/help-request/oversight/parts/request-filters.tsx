import { useMessages } from '#src/messages/messages.tsx';
import { CheckFilter, Filters, SelectFilter, TextFilter } from '#src/ui/area/filters.tsx';
import {
  HELP_CATEGORIES,
  QUERY_MOST,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import styles from './oversight.module.css';

/** The filters of the list of all requests. `districts` are their names in the page's language. */
export function RequestFilters({ districts }: { districts: Record<string, string> }) {
  const { list: t } = useMessages('help-request/oversight');
  const { categories, statuses } = useMessages('help-request');
  const sorted = Object.keys(districts).toSorted((a, b) => districts[a]!.localeCompare(districts[b]!));
  return (
    <Filters>
      <TextFilter label={t.words} maxLength={QUERY_MOST} />
      <SelectFilter
        name="status"
        label={t.state}
        placeholder={t.anyState}
        values={REQUEST_STATUSES}
        labels={statuses}
      />
      <SelectFilter
        name="district"
        label={t.district}
        placeholder={t.anyDistrict}
        values={sorted}
        labels={districts}
      />
      <SelectFilter
        name="category"
        label={t.category}
        placeholder={t.anyCategory}
        values={HELP_CATEGORIES}
        labels={categories}
      />
      <div className={styles.checks}>
        <CheckFilter name="overdue" label={t.overdue} />
        <CheckFilter name="withStaff" label={t.withStaff} />
      </div>
    </Filters>
  );
}
