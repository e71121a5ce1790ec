import type { ComponentProps, ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { CircleAlertIcon } from './form-icons.tsx';
import fieldStyles from '#src/ui/styles/field.module.css';
import styles from './form.module.css';

export type FieldProps = {
  /** The name and the id of the control, so it must be unique on the page. */
  name: string;
  label: string;
  hint?: ReactNode;
  /** The error message. */
  error?: string;
  /** Marks the field as optional beside its label. */
  optional?: boolean;
};

/** Returns the attributes that link a control to its label, hint and error. */
export function controlProps({ name, hint, error }: FieldProps) {
  const described = [hint ? `${name}-hint` : '', error ? `${name}-error` : ''].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  };
}

/** The label, hint and error around a control. */
export function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const form = useMessages('form');
  const { name, label, hint, error, optional } = field;
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      <label className={fieldStyles.label} htmlFor={name}>
        {label}
        {optional && <span className={styles.hint}>{` (${form.optional})`}</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError name={name} error={error} />}
      {children}
    </div>
  );
}

export function FieldError({ name, error }: { name: string; error: string }) {
  return (
    <p className={styles.message} id={`${name}-error`}>
      <CircleAlertIcon />
      <span>{error}</span>
    </p>
  );
}

type TextFieldProps = FieldProps & { variant?: 'short' | 'code' } & Omit<
    ComponentProps<'input'>,
    keyof FieldProps
  >;

/** A single-line text field. */
export function TextField({ name, label, hint, error, optional, variant, ...rest }: TextFieldProps) {
  const field = { name, label, hint, error, optional };
  return (
    <Field field={field}>
      <input
        type="text"
        {...rest}
        {...controlProps(field)}
        className={classes(fieldStyles.input, variant && styles[variant])}
      />
    </Field>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

/** A multi-line text field. */
export function TextAreaField({ name, label, hint, error, optional, ...rest }: TextAreaProps) {
  const field = { name, label, hint, error, optional };
  return (
    <Field field={field}>
      <textarea rows={5} {...rest} {...controlProps(field)} className={fieldStyles.input} />
    </Field>
  );
}

type SelectProps = FieldProps & {
  /** Text shown while nothing is selected; it is never submitted as a value. */
  placeholder?: string;
  options: { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, keyof FieldProps>;

/** A dropdown list. */
export function SelectField({
  name,
  label,
  hint,
  error,
  optional,
  placeholder,
  options,
  ...rest
}: SelectProps) {
  const field = { name, label, hint, error, optional };
  return (
    <Field field={field}>
      <select {...rest} {...controlProps(field)} className={fieldStyles.input}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

type CheckProps = Omit<FieldProps, 'label' | 'optional'> & { label: ReactNode } & Omit<
    ComponentProps<'input'>,
    keyof FieldProps
  >;

/** A checkbox. */
export function CheckField({ name, label, hint, error, ...rest }: CheckProps) {
  return (
    <div className={classes(styles.field, error && styles.wrong)}>
      {error && <FieldError name={name} error={error} />}
      <label className={styles.tick}>
        <input type="checkbox" {...rest} {...controlProps({ name, label: '', hint, error })} />
        <span>{label}</span>
      </label>
      {hint && (
        <p className={styles.hint} id={`${name}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
