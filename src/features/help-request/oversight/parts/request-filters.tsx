import { useMessages } from '#src/messages/messages.tsx';
import { Filters } from '#src/ui/area/filters.tsx';
import { CheckField, SelectField, TextField } from '#src/ui/form/field.tsx';
import { HELP_CATEGORIES, REQUEST_STATUSES } from '#src/features/help-request/help-request.values.ts';
import styles from './oversight.module.css';

type RequestFiltersProps = {
  /** What the address asks for. */
  asked: Record<string, string>;
  /** What the districts are called. */
  districts: Record<string, string>;
};

/** Narrows the list of all requests. */
export function RequestFilters({ asked, districts }: RequestFiltersProps) {
  const { list: say } = useMessages('help-request/oversight');
  const { categories, statuses } = useMessages('help-request');
  return (
    <Filters>
      <TextField name="q" label={say.words} type="search" defaultValue={asked['q']} maxLength={100} />
      <SelectField
        name="status"
        label={say.state}
        placeholder={say.anyState}
        options={REQUEST_STATUSES.map((value) => ({ value, label: statuses[value] }))}
        defaultValue={asked['status']}
      />
      <SelectField
        name="district"
        label={say.district}
        placeholder={say.anyDistrict}
        options={Object.entries(districts)
          .map(([value, label]) => ({ value, label }))
          .toSorted((a, b) => a.label.localeCompare(b.label))}
        defaultValue={asked['district']}
      />
      <SelectField
        name="category"
        label={say.category}
        placeholder={say.anyCategory}
        options={HELP_CATEGORIES.map((value) => ({ value, label: categories[value] }))}
        defaultValue={asked['category']}
      />
      <div className={styles.checks}>
        <CheckField
          name="overdue"
          label={say.overdue}
          value="true"
          defaultChecked={asked['overdue'] === 'true'}
        />
        <CheckField
          name="withStaff"
          label={say.withStaff}
          value="true"
          defaultChecked={asked['withStaff'] === 'true'}
        />
      </div>
    </Filters>
  );
}
