import type { ReactNode } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { useMessages } from '#src/messages/messages.tsx';
import { CheckField, SelectField, TextField } from '#src/ui/form/field.tsx';
import { SubmitButton } from '#src/ui/form/submit-button.tsx';
import styles from './area.module.css';

/** A form that filters the list of its page through the query string, which sets its fields. */
export function Filters({ children }: { children: ReactNode }) {
  const t = useMessages('site');
  return (
    <Form key={useLocation().search} role="search" className={styles.filters}>
      {children}
      <SubmitButton>{t.search}</SubmitButton>
    </Form>
  );
}

function useParam(name: string): string | undefined {
  return useSearchParams()[0].get(name) ?? undefined;
}

/** A search field inside `Filters`. */
export function TextFilter({ name = 'q', ...rest }: { name?: string; label: string; maxLength: number }) {
  return <TextField {...rest} name={name} type="search" defaultValue={useParam(name)} />;
}

/** A checkbox inside `Filters`. */
export function CheckFilter({ name, label }: { name: string; label: string }) {
  return <CheckField name={name} label={label} value="true" defaultChecked={useParam(name) === 'true'} />;
}

type SelectFilterProps<Value extends string> = {
  name: string;
  label: string;
  /** The label of the first option, which does not filter. */
  placeholder?: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  /** The value if the query string has none. */
  defaultValue?: Value;
};

/** A dropdown list inside `Filters`. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { values, labels, defaultValue, ...rest } = props;
  const options = values.map((value) => ({ value, label: labels[value] }));
  return <SelectField {...rest} options={options} defaultValue={useParam(rest.name) || defaultValue} />;
}
