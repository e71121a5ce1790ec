import { Form } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { SearchIcon } from '#src/ui/icons.tsx';
import find from '#src/ui/list/find.module.css';
import button from '#src/ui/styles/button.module.css';
import field from '#src/ui/styles/field.module.css';
import type { ChooseNgoView } from '#src/features/donation/choose-ngo/choose-ngo.view.ts';

/** Search by words and town. A plain form that keeps the category and the chosen town. */
export function FindNgo({ view: { query, cities } }: { view: ChooseNgoView }) {
  const { find: t } = useMessages('donation/choose-ngo');
  const site = useMessages('site');
  const { q = '', city = '', category, from } = query;
  return (
    <Form
      className={classes(find.find, find.framed)}
      role="search"
      action="/donate"
      key={`${q} ${city}`}
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
        <label className={field.label} htmlFor="city">
          {t.city}
        </label>
        <select className={field.input} id="city" name="city" defaultValue={city}>
          <option value="">{t.anyCity}</option>
          {cities.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {Object.entries({ category, from }).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <button className={button.button} type="submit">
        <SearchIcon />
        {site.search}
      </button>
    </Form>
  );
}
