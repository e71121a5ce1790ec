import type { ComponentProps } from 'react';
import { FieldGroup } from '#src/ui/form/field-group.tsx';

/** A group of fields of the registration form. */
export function RegisterGroup(props: ComponentProps<typeof FieldGroup>) {
  return (
    <div>
      <FieldGroup {...props} />
    </div>
  );
}
