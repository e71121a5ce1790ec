import type { RefObject } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { todayInIndia } from '#src/shared/dates.ts';
import { classes } from '#src/shared/classes.ts';
import layout from '#src/ui/styles/layout.module.css';
import panel from '#src/ui/styles/panel.module.css';
import { readFormTexts } from '#src/ui/form/sections/use-form-values.ts';
import { LivePreview } from '#src/features/ngo/editing/live-preview.tsx';
import type { NgoFormValues } from '#src/features/ngo/editing/ngo-form-values.ts';
import type { OwnNgo } from '#src/features/ngo/editing/own-ngo.contract.ts';
import { NGO_FIELDS } from '#src/features/ngo/fields/ngo-fields.values.ts';
import { emptyNgo } from '#src/features/ngo/fields/ngo-of-values.ts';
import type { RegisterView } from './registration.view.ts';

type RegistrationPreviewProps = {
  form: RefObject<HTMLFormElement | null>;
  view: RegisterView;
  version: unknown;
};

/** The page of the NGO as visitors will see it after the check, with what the form says so far. */
export default function RegistrationPreview({ form, view, version }: RegistrationPreviewProps) {
  const { preview: t } = useMessages('ngo/registration');
  const categories = Object.fromEntries(view.categories.map(({ value, label }) => [value, label]));
  return (
    <LivePreview
      form={form}
      read={readNgo}
      version={version}
      ngo={{ ...NEW_NGO, standing: { ...NEW_NGO.standing, status: 'verified', verifiedAt: todayInIndia() } }}
      names={{ cities: view.cityNames, districts: {}, categories }}
      needs={[]}
      lead={t.lead}
      empty={<p className={classes(panel.panel, panel.plain, layout.mute)}>{t.empty}</p>}
    />
  );
}

function readNgo(form: HTMLFormElement): NgoFormValues {
  const texts = readFormTexts(form);
  return Object.fromEntries(NGO_FIELDS.map((field) => [field, texts[field] ?? ''])) as NgoFormValues;
}

/** An NGO before its registration. The form adds what it says about itself. */
const NEW_NGO: OwnNgo = {
  ...emptyNgo(),
  _id: '0',
  name: '',
  category: '',
  city: '',
  lastConfirmedAt: null,
  documentChecks: [],
  photos: [],
  proposedNeeds: [],
  changes: [],
  frozenAt: null,
  revision: 0,
  standing: {
    status: 'pending',
    verifiedAt: null,
    submittedAt: null,
    sentBackAt: null,
    sentBackReason: null,
    papersChangedAt: null,
    suspendedReason: null,
    listed: false,
  },
};
