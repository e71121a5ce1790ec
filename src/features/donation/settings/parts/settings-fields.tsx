import type { ReactNode } from 'react';
import { readSessionNgo } from '#src/browser/session.ts';
import { useLanguage, useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { todayInIndia } from '#src/shared/dates.ts';
import { pathInLanguage } from '#src/shared/languages.ts';
import table from '#src/ui/area/table.module.css';
import { FieldGroup } from '#src/ui/form/field-group.tsx';
import { CheckField, TextAreaField, TextField } from '#src/ui/form/field.tsx';
import { Link } from '#src/ui/link.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from '#src/features/donation/parts/donations.module.css';
import {
  DESIGNATION_MOST,
  SIGNATORY_NAME_MOST,
  THANK_YOU_MOST,
  type SettingField,
} from '#src/features/donation/settings/settings.values.ts';
import type { SettingFormValues } from './settings-form-values.ts';

type SettingsFieldsProps = {
  values: SettingFormValues;
  errors: Record<string, string>;
  /** The 80G registration number, if the NGO has one. */
  urn: string | null;
};

/** The settings in groups, each with the reason why they are asked. */
export function SettingsFields({ values, errors, urn }: SettingsFieldsProps) {
  const t = useMessages('donation/settings');
  const hints: Partial<Record<SettingField, string>> = t.hints;
  const about = (name: SettingField) => ({
    name,
    label: t.fields[name],
    hint: hints[name],
    error: errors[name],
  });
  const text = (name: Exclude<SettingField, 'showsTotals'>) => ({
    ...about(name),
    defaultValue: values[name],
  });
  return (
    <>
      <Group name="signatory">
        <TextField {...text('signatoryName')} maxLength={SIGNATORY_NAME_MOST} autoComplete="off" />
        <TextField {...text('signatoryDesignation')} maxLength={DESIGNATION_MOST} autoComplete="off" />
      </Group>
      <Group name="tax">
        {urn === null ? (
          <p className={layout.line}>
            {t.noUrn}
            <Link className={table.link} to="/ngopage/editNgo">
              {t.toNgo}
            </Link>
          </p>
        ) : (
          <p className={styles.text}>{t.urn(urn)}</p>
        )}
        <TextField {...text('urnIssuedOn')} optional type="date" variant="short" max={todayInIndia()} />
      </Group>
      <Group name="public">
        <CheckField {...about('showsTotals')} value="yes" defaultChecked={values.showsTotals === 'yes'} />
        <GivingPageLink />
      </Group>
      <Group name="thanks">
        <TextAreaField {...text('thankYou')} optional maxLength={THANK_YOU_MOST} rows={3} />
        <TextAreaField {...text('thankYouGu')} optional lang="gu" maxLength={THANK_YOU_MOST} rows={3} />
        <TextAreaField {...text('thankYouHi')} optional lang="hi" maxLength={THANK_YOU_MOST} rows={3} />
      </Group>
    </>
  );
}

function Group({ name, children }: { name: 'signatory' | 'tax' | 'public' | 'thanks'; children: ReactNode }) {
  const t = useMessages('donation/settings');
  return (
    <FieldGroup heading={t.groups[name]} lead={t.leads[name]} wide>
      {children}
    </FieldGroup>
  );
}

/** Links to the public page. It loads the page in full, as a visitor sees it. */
function GivingPageLink() {
  const t = useMessages('donation/settings');
  const language = useLanguage();
  const id = readSessionNgo()?._id;
  if (!id) return null;
  return (
    <p className={classes(layout.links)}>
      <a href={pathInLanguage({ path: `/donate/${id}`, language })} target="_blank" rel="noopener">
        {t.seeTotals}
      </a>
    </p>
  );
}
