import type { ReactNode } from 'react';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import {
  namedOptions,
  type NamedNeed,
  type ReferenceNames,
} from '#src/features/reference/reference.values.ts';
import { parseServices } from '#src/features/ngo/fields/services-text.ts';
import { TranslationFields, Translations } from '#src/ui/area/edit/translation-fields.tsx';
import type { TextPair } from '#src/ui/area/edit/translation-state.ts';
import { ChooseNeeds } from '#src/ui/area/choose-needs.tsx';
import { idOfSection } from '#src/ui/form/sections/form-progress.ts';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { SelectField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import form from '#src/ui/form/form.module.css';
import layout from '#src/ui/styles/layout.module.css';
import { DATED_DOCUMENTS, DOCUMENTS, isDated, partsOf } from '#src/features/ngo/fields/documents.values.ts';
import { formFieldsOf, type NgoField } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { fieldsOfManagers } from '#src/features/ngo/guarded-changes/change.values.ts';
import {
  ADDRESS_MOST,
  DESCRIPTION_MOST,
  MISSION_MOST,
  NGO_NAME_MOST,
  REGISTRATION_TYPES,
} from '#src/features/ngo/ngo.values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import type { EditingSection } from '#src/features/ngo/editing/editing-sections.ts';
import styles from './edit-ngo-fields.module.css';
import { HoursFields } from './hours-fields.tsx';
import { GuardedNotes } from './guarded-notes.tsx';
import { ServiceFields } from './service-fields.tsx';
import { splitNeeds, type NgoFormValues } from '#src/features/ngo/editing/ngo-form-values.ts';

type FieldsProps = {
  values: NgoFormValues;
  errors: Record<string, string>;
  names: ReferenceNames;
  needs: NamedNeed[];
  /** Whether the user may change what is guarded. */
  isManager: boolean;
  /** The NGO as it is saved. */
  ngo: Pick<OwnNgo, 'changes' | 'standing'>;
  /** Ids of needs found in the saved texts. */
  proposed: string[];
  /** Called when a need or a service was added, or a service was removed. */
  onAdded: () => void;
};

/** The fields in five groups, each with the reason why it is requested. */
export function EditNgoFields(props: FieldsProps) {
  const { values, errors, names, needs, isManager, ngo, proposed, onAdded } = props;
  const t = useMessages('ngo/editing');
  const locked = new Set(isManager ? [] : fieldsOfManagers(ngo.standing).flatMap(formFieldsOf));
  const fieldOf = (name: NgoField) => ({
    name,
    label: t.fields[name],
    error: errors[name],
    defaultValue: values[name],
  });
  const of = (name: NgoField) => ({ ...fieldOf(name), readOnly: locked.has(name) });
  // A list has no attribute for it, and a disabled one would be saved as empty.
  const choiceOf = (name: NgoField, options: { value: string; label: string }[]) => ({
    ...fieldOf(name),
    options: locked.has(name) ? options.filter(({ value }) => value === values[name]) : options,
  });
  const language = useLanguage();
  const pairs = (mission: string, description: string): TextPair[] => [
    [values.mission, mission],
    [values.description, description],
  ];
  const guarded = { isManager, ngo, places: { names, needs } };
  const types = REGISTRATION_TYPES.map((value) => ({ value, label: t.types[value] }));
  return (
    <>
      <Group name="names">
        <GuardedNotes part="names" {...guarded} />
        <TextField {...of('name')} maxLength={NGO_NAME_MOST} required />
        <TextField {...of('nameGu')} lang="gu" maxLength={NGO_NAME_MOST} />
        <TextField {...of('nameHi')} lang="hi" maxLength={NGO_NAME_MOST} />
      </Group>
      <Group name="work">
        <SelectField {...choiceOf('category', namedOptions({ names: names.categories, language }))} />
        <TextField {...of('foundedYear')} variant="short" inputMode="numeric" />
        <Translations>
          <TranslationFields language="original" heading="h3">
            <TextAreaField {...of('mission')} maxLength={MISSION_MOST} rows={3} />
            <TextAreaField {...of('description')} maxLength={DESCRIPTION_MOST} rows={8} />
          </TranslationFields>
          <TranslationFields language="gu" heading="h3" texts={pairs(values.missionGu, values.descriptionGu)}>
            <TextAreaField {...of('missionGu')} lang="gu" maxLength={MISSION_MOST} rows={3} />
            <TextAreaField {...of('descriptionGu')} lang="gu" maxLength={DESCRIPTION_MOST} rows={8} />
          </TranslationFields>
          <TranslationFields language="hi" heading="h3" texts={pairs(values.missionHi, values.descriptionHi)}>
            <TextAreaField {...of('missionHi')} lang="hi" maxLength={MISSION_MOST} rows={3} />
            <TextAreaField {...of('descriptionHi')} lang="hi" maxLength={DESCRIPTION_MOST} rows={8} />
          </TranslationFields>
        </Translations>
        <ServiceFields
          services={parseServices(values.services).services}
          error={errors['services']}
          onChanged={onAdded}
        />
      </Group>
      <Group name="needs">
        <GuardedNotes part="needs" {...guarded} />
        {locked.has('needs') ? (
          <ReadNeeds needs={needs} ids={splitNeeds(values.needs)} />
        ) : (
          <ChooseNeeds
            name="needs"
            needs={needs}
            ticked={splitNeeds(values.needs)}
            proposed={proposed}
            error={errors['needs']}
            onAdded={onAdded}
          />
        )}
      </Group>
      <Group name="reach">
        <GuardedNotes part="contacts" {...guarded} />
        <TextField {...of('address')} maxLength={ADDRESS_MOST} autoComplete="street-address" />
        <div className={form.columns}>
          <SelectField {...choiceOf('city', namedOptions({ names: names.cities, language }))} />
          <TextField {...of('pin')} inputMode="numeric" autoComplete="postal-code" />
          <TextField {...of('phone')} type="tel" inputMode="tel" />
          <TextField {...of('email')} type="email" />
        </div>
        <TextField {...of('website')} inputMode="url" />
        <HoursFields text={values.openingHours} error={errors['openingHours']} />
      </Group>
      <Group name="papers">
        <GuardedNotes part="papers" {...guarded} />
        <div className={form.columns}>
          <SelectField
            {...choiceOf('registrationType', types)}
            {...(!(locked.has('registrationType') && values.registrationType) && { placeholder: t.choose })}
          />
          {DOCUMENTS.filter((name) => !isDated(name)).map((name) => (
            <TextField
              key={name}
              {...of(name)}
              hint={name === 'darpanId' && t.hints.darpanId}
              autoCapitalize={name === 'darpanId' ? undefined : 'characters'}
            />
          ))}
        </div>
        {DATED_DOCUMENTS.map(partsOf).map(({ number, validFrom, validTo }) => (
          <div key={number} className={layout.stack}>
            <TextField {...of(number)} />
            <div className={form.columns}>
              <TextField {...of(validFrom)} type="date" />
              <TextField {...of(validTo)} type="date" />
            </div>
          </div>
        ))}
      </Group>
    </>
  );
}

/** The needs as somebody sees them who may not change them, and who saves the others with them. */
function ReadNeeds({ needs, ids }: { needs: readonly NamedNeed[]; ids: readonly string[] }) {
  const nameOf = new Map(needs.map(({ id, name }) => [id, name]));
  return (
    <ul>
      {ids.map((id) => (
        <li key={id}>
          {nameOf.get(id) ?? id}
          <input type="hidden" name="needs" value={id} />
        </li>
      ))}
    </ul>
  );
}

type GroupProps = { name: EditingSection; children: ReactNode };

function Group({ name, children }: GroupProps) {
  const t = useMessages('ngo/editing');
  return (
    <div id={idOfSection(name)} className={styles.group}>
      <FieldGroup heading={t.groups[name]} lead={t.leads[name]} wide>
        {children}
      </FieldGroup>
    </div>
  );
}
