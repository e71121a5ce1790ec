import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { ComposedField } from '#src/ui/area/edit/composed-field.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import formStyles from '#src/ui/form/form.module.css';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import {
  SERVICE_AUDIENCES,
  SERVICE_COSTS,
  SERVICE_NAME_MOST,
  SERVICES_MOST,
  type NgoService,
  type ServiceAudience,
} from '#src/features/ngo/fields/services.values.ts';
import { emptyService, SERVICE_INPUTS } from './service-values.ts';
import styles from './service-fields.module.css';

type ServiceFieldsProps = {
  services: readonly NgoService[];
  error: string | undefined;
  /** Called after a service was added or removed, because that fires no input event in the form. */
  onChanged: () => void;
};

/** The services of an NGO: the name in three languages, the cost and whom it is for. */
export function ServiceFields({ services, error, onChanged }: ServiceFieldsProps) {
  const { services: t } = useMessages('ngo/editing');
  const [rows, setRows] = useState(() =>
    (services.length > 0 ? services : [emptyService()]).map((service, key) => ({ key, service })),
  );
  const list = useRef<HTMLFieldSetElement>(null);
  const changes = useRef(0);
  useEffect(() => {
    if (changes.current > 0) onChanged();
    // Run only when a service was added or removed; its fields are rendered by then.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [rows.length]);

  function add() {
    changes.current++;
    const key = Math.max(-1, ...rows.map((row) => row.key)) + 1;
    setRows([...rows, { key, service: emptyService() }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLInputElement>(`#${SERVICE_INPUTS.name}-${key}`)?.focus(),
    );
  }
  function remove(key: number) {
    changes.current++;
    setRows(rows.filter((row) => row.key !== key));
    list.current?.focus();
  }
  return (
    <ComposedField ref={list} name="services" heading={t.heading} lead={t.lead} error={error}>
      <ol className={styles.services}>
        {rows.map(({ key, service }, at) => (
          <li key={key}>
            <ServiceRow id={key} number={at + 1} service={service} />
            <button
              type="button"
              className={classes(button.button, button.second, button.compact)}
              onClick={() => remove(key)}
            >
              {t.remove} <span className={layout.hiddenText}>{t.number(at + 1)}</span>
            </button>
          </li>
        ))}
      </ol>
      {rows.length < SERVICES_MOST && (
        <p>
          <button type="button" className={classes(button.button, button.second)} onClick={add}>
            {t.add}
          </button>
        </p>
      )}
    </ComposedField>
  );
}

function ServiceRow({ id, number, service }: { id: number; number: number; service: NgoService }) {
  const { services: t } = useMessages('ngo/editing');
  const { costs, audience, for: forAudience } = useMessages('ngo/fields/services');
  const [chosen, setChosen] = useState<readonly ServiceAudience[]>(service.audience);
  const of = (name: 'name' | 'nameGu' | 'nameHi') => ({
    label: t.fields[name],
    defaultValue: service[name] ?? '',
    maxLength: SERVICE_NAME_MOST,
    autoComplete: 'off',
  });
  return (
    <fieldset className={classes(formStyles.fieldset, layout.stack)}>
      <legend className={layout.small}>{t.number(number)}</legend>
      <div className={styles.names}>
        <TextField {...of('name')} name={`${SERVICE_INPUTS.name}-${id}`} />
        <TextField {...of('nameGu')} name={`${SERVICE_INPUTS.nameGu}-${id}`} lang="gu" optional />
        <TextField {...of('nameHi')} name={`${SERVICE_INPUTS.nameHi}-${id}`} lang="hi" optional />
        <SelectField
          name={`${SERVICE_INPUTS.cost}-${id}`}
          label={t.fields.cost}
          defaultValue={service.cost ?? ''}
          placeholder={t.notSaid}
          options={SERVICE_COSTS.map((value) => ({ value, label: costs[value] }))}
        />
      </div>
      <details>
        <summary className={styles.summary}>
          {t.fields.audience}: {chosen.map((value) => audience[value]).join(', ') || t.notSaid}
        </summary>
        <ul className={styles.audience}>
          {SERVICE_AUDIENCES.map((value) => (
            <li key={value}>
              <label className={formStyles.tick}>
                <input
                  type="checkbox"
                  name={`${SERVICE_INPUTS.audience}-${id}`}
                  value={value}
                  defaultChecked={service.audience.includes(value)}
                  onChange={({ currentTarget }) =>
                    setChosen(
                      SERVICE_AUDIENCES.filter((group) =>
                        group === value ? currentTarget.checked : chosen.includes(group),
                      ),
                    )
                  }
                />
                <span>{forAudience(audience[value])}</span>
              </label>
            </li>
          ))}
        </ul>
      </details>
    </fieldset>
  );
}
