import { useMessages } from '#src/messages/messages.tsx';
import { Filters } from '#src/ui/area/filters.tsx';
import { CheckField, SelectField, TextField } from '#src/ui/form/field.tsx';
import {
  HELP_CATEGORIES,
  QUERY_MOST,
  REQUEST_STATUSES,
} from '#src/features/help-request/help-request.values.ts';
import styles from './oversight.module.css';

type RequestFiltersProps = {
  /** The filters of the current URL. */
  filter: Record<string, string>;
  /** District names in the page's language. */
  districts: Record<string, string>;
};

/** The filters of the list of all requests. */
export function RequestFilters({ filter, districts }: RequestFiltersProps) {
  const { list: t } = useMessages('help-request/oversight');
  const { categories, statuses } = useMessages('help-request');
  return (
    <Filters>
      <TextField name="q" label={t.words} type="search" defaultValue={filter['q']} maxLength={QUERY_MOST} />
      <SelectField
        name="status"
        label={t.state}
        placeholder={t.anyState}
        options={REQUEST_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        defaultValue={filter['status']}
      />
      <SelectField
        name="district"
        label={t.district}
        placeholder={t.anyDistrict}
        options={Object.entries(districts)
          .map(([value, label]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        defaultValue={filter['district']}
      />
      <SelectField
        name="category"
        label={t.category}
        placeholder={t.anyCategory}
        options={HELP_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        defaultValue={filter['category']}
      />
      <div className={styles.checks}>
        <CheckField
          name="overdue"
          label={t.overdue}
          value="true"
          defaultChecked={filter['overdue'] === 'true'}
        />
        <CheckField
          name="withStaff"
          label={t.withStaff}
          value="true"
          defaultChecked={filter['withStaff'] === 'true'}
        />
      </div>
    </Filters>
  );
}
