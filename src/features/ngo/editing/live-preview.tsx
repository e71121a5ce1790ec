import { useDeferredValue, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { todayInIndia } from '#src/shared/dates.ts';
import { useFormValues } from '#src/ui/form/sections/use-form-values.ts';
import { NEEDED_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import type { NgoFormValues } from './ngo-form-values.ts';
import { NgoPreview } from './ngo-preview.tsx';

type LivePreviewProps = Omit<ComponentProps<typeof NgoPreview>, 'values' | 'today' | 'beside'> & {
  form: RefObject<HTMLFormElement | null>;
  read: (form: HTMLFormElement) => NgoFormValues;
  /** A new value says that the fields were filled in by other means than by typing. */
  version: unknown;
  /** Shown while name, kind of work or town is missing. */
  empty?: ReactNode;
};

/** The public page as it will be, beside the form in which somebody writes it. */
export function LivePreview({ form, read, version, empty, ...preview }: LivePreviewProps) {
  const values = useDeferredValue(useFormValues({ form, read, version }));
  if (!values) return null;
  if (empty && NEEDED_FIELDS.some((field) => !values[field].trim())) return empty;
  return <NgoPreview {...preview} values={values} today={todayInIndia()} beside />;
}
