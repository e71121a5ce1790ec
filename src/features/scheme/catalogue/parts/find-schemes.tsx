import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import find from '#src/ui/list/find.module.css';
import button from '#src/ui/styles/button.module.css';
import field from '#src/ui/styles/field.module.css';
import { useTown } from '#src/ui/link.tsx';
import { ALL_STATES, isAllStates } from '#src/features/scheme/scheme.values.ts';
import type { SchemeListView } from '#src/features/scheme/scheme.views.ts';

/** Search by words and state. A plain form that keeps the other filters. */
export function FindSchemes({ view: { query, states } }: { view: SchemeListView }) {
  const { find: t } = useMessages('scheme/catalogue');
  const site = useMessages('site');
  const { q = '', state = '', category, beneficiary, gender, ngo } = query;
  const otherParams = { category, beneficiary, gender, ngo, from: useTown() };
  return (
    <Form
      className={classes(find.find, find.framed)}
      role="search"
      action="/schemes"
      key={`${q} ${state}`}
      data-needs-script
    >
      <div>
        <label className={field.label} htmlFor="q">
          {t.words}
        </label>
        <input
          className={field.input}
          id="q"
          name="q"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={SEARCH_MOST}
          placeholder={t.example}
          defaultValue={q}
        />
      </div>
      <div>
        <label className={field.label} htmlFor="state">
          {t.state}
        </label>
        <select
          className={field.input}
          id="state"
          name="state"
          defaultValue={isAllStates(state) ? ALL_STATES : state}
        >
          <option value="">{t.anyState}</option>
          <option value={ALL_STATES}>{t.allIndia}</option>
          {states.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {Object.entries(otherParams).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button className={button.button} type="submit">
        <SearchIcon />
        {site.search}
      </button>
    </Form>
  );
}
