import type { ReactNode } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import type { NamedOption } from '#src/features/reference/reference.values.ts';
import { ChooseNeeds, type NeedToChoose } from '#src/ui/area/choose-needs.tsx';
import { SelectField, TextField } from '#src/ui/form/field.tsx';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import form from '#src/ui/form/form.module.css';
import { RadioCards } from '#src/ui/form/radio-cards.tsx';
import {
  ALL_STATES,
  AMOUNT_TEXT_MOST,
  BENEFICIARIES,
  CIRCUMSTANCES,
  MARITAL_STATUSES,
  SCHEME_CATEGORIES,
  SCHEME_GENDERS,
  SCHEME_LINK_MOST,
  SCHEME_PHONE_MOST,
  SCHEME_TEXTS,
  SCHEME_LISTS,
  type SchemeField,
} from '#src/features/scheme/scheme.values.ts';
import { CheckList } from '#src/ui/form/check-list.tsx';
import { SchemeTextFields, useFieldLabels } from './scheme-text-fields.tsx';
import { writeRupees, type ListField, type SchemeFormValues } from './scheme-form-values.ts';

type SchemeFieldsProps = {
  values: SchemeFormValues;
  errors: Record<string, string>;
  /** The 28 states, named in the language of the page. */
  states: NamedOption[];
  needs: readonly NeedToChoose[];
  /** Ids of the needs detected in the saved texts. */
  proposed: readonly string[];
  /** Called when a box that is already ticked has been added. */
  onAdded: () => void;
};

/**
 * The fields of a scheme in groups: what it is, who can get it, and its limits. Each group explains why it is
 * asked.
 */
export function SchemeFields(props: SchemeFieldsProps) {
  const { values, errors, states, needs, proposed, onAdded } = props;
  const { editor: t } = useMessages('scheme/management');
  const words = useMessages('scheme');
  const labels = useFieldLabels();
  const hints: Partial<Record<SchemeField, string>> = t.hints;
  const about = (name: SchemeField) => ({
    name,
    label: labels[name],
    hint: hints[name],
    error: errors[name],
  });
  const text = (name: Exclude<SchemeField, ListField>) => ({
    ...about(name),
    defaultValue: values[name],
  });
  return (
    <>
      <Group name="what">
        <SchemeTextFields names={SCHEME_TEXTS} values={values} errors={errors} labels={labels} />
        <CheckList
          {...about('category')}
          options={SCHEME_CATEGORIES.map((value) => ({ value, label: words.categories[value] }))}
          selected={values.category}
        />
        <TextField {...text('phone')} optional type="tel" maxLength={SCHEME_PHONE_MOST} />
        <TextField {...text('link')} optional inputMode="url" maxLength={SCHEME_LINK_MOST} />
      </Group>
      <Group name="needs">
        <ChooseNeeds
          name="needs"
          needs={needs}
          ticked={values.needs}
          proposed={proposed}
          error={errors['needs']}
          onAdded={onAdded}
        />
      </Group>
      <Group name="who">
        <CheckList
          {...about('beneficiary')}
          options={BENEFICIARIES.map((value) => ({ value, label: words.beneficiaries[value] }))}
          selected={values.beneficiary}
        />
        <RadioCards
          {...about('gender')}
          options={SCHEME_GENDERS.map((value) => ({ value, label: t.genders[value] }))}
          selected={values.gender}
          columns
        />
        <SelectField
          {...text('state')}
          placeholder={t.choose}
          options={[{ value: ALL_STATES, label: words.allStates }, ...states]}
          required
        />
      </Group>
      <Group name="rules">
        <div className={form.columns}>
          <TextField {...text('ageFrom')} optional inputMode="numeric" maxLength={AMOUNT_TEXT_MOST} />
          <TextField {...text('ageTo')} optional inputMode="numeric" maxLength={AMOUNT_TEXT_MOST} />
        </div>
        <TextField
          {...text('incomeUpTo')}
          optional
          inputMode="numeric"
          maxLength={AMOUNT_TEXT_MOST}
          onBlur={({ currentTarget }) => {
            currentTarget.value = writeRupees(currentTarget.value);
          }}
        />
        <CheckList
          {...about('maritalStatus')}
          options={MARITAL_STATUSES.map((value) => ({ value, label: words.maritalStatus[value] }))}
          selected={values.maritalStatus}
        />
        <TextField {...text('disabilityFrom')} optional inputMode="numeric" maxLength={AMOUNT_TEXT_MOST} />
        <CheckList
          {...about('circumstances')}
          options={CIRCUMSTANCES.map((value) => ({ value, label: words.circumstances[value] }))}
          selected={values.circumstances}
        />
      </Group>
      <Group name="limits">
        <SchemeTextFields names={SCHEME_LISTS} values={values} errors={errors} labels={labels} />
      </Group>
    </>
  );
}

function Group({
  name,
  children,
}: {
  name: 'what' | 'needs' | 'who' | 'rules' | 'limits';
  children: ReactNode;
}) {
  const { editor: t } = useMessages('scheme/management');
  return (
    <FieldGroup heading={t.groups[name]} lead={t.leads[name]} wide>
      {children}
    </FieldGroup>
  );
}
