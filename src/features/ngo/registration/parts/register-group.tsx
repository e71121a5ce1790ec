import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { idOfSection } from '#src/ui/form/sections/form-progress.ts';
import type { REGISTRATION_SECTIONS } from '#src/features/ngo/registration/registration-sections.ts';

type RegisterGroupProps = {
  section: (typeof REGISTRATION_SECTIONS)[number]['id'];
  lead: string;
  children: ReactNode;
};

/** A section of the registration form. */
export function RegisterGroup({ section, lead, children }: RegisterGroupProps) {
  const { heading } = useMessages('ngo/registration')[section];
  return (
    <div id={idOfSection(section)}>
      <FieldGroup heading={heading} lead={lead}>
        {children}
      </FieldGroup>
    </div>
  );
}
