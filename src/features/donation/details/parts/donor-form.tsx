import { useRef, type FormEvent } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ErrorSummary } from '#src/ui/form/error-summary.tsx';
import { CheckField, SelectField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import form from '#src/ui/form/form.module.css';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import type { OwnDonation } from '#src/features/donation/details/details.contract.ts';
import { NATURES } from '#src/features/donation/donation.values.ts';
import { DONOR_FIELDS, type DonorField } from '#src/features/donation/donor/donor-details.rules.ts';
import { DonorFields } from '#src/features/donation/parts/donor-fields.tsx';

type DonorFormProps = {
  donation: OwnDonation;
  onSaved: (donation: OwnDonation) => void;
  onCancel: () => void;
};

/** The details of the donor of a donation. What is typed stays if the server refuses it. */
export function DonorForm({ donation, onSaved, onCancel }: DonorFormProps) {
  const { donor: t } = useMessages('donation/details');
  const { natures } = useMessages('donation');
  const place = useRef<HTMLFormElement>(null);
  const { busy, refused, submit } = useSubmission();
  const { _id: id, donor, nature } = donation;
  const values: Record<DonorField, string> = {
    donorName: donor.name ?? '',
    donorMobile: donor.mobile ?? '',
    donorEmail: donor.email ?? '',
    donorAddress: donor.address ?? '',
    donorIdKind: donor.idKind ?? 'pan',
    donorId: '',
  };

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const texts = Object.fromEntries(DONOR_FIELDS.map((field) => [field, String(fields.get(field) ?? '')]));
    const json = {
      ...(texts as Record<DonorField, string>),
      nature: String(fields.get('nature')),
      removesId: fields.has('removesId'),
    };
    const saved = await submit((api) => api.donation.updateDonor[':id'].$post({ param: { id }, json }));
    if (!saved) return;
    void notify('success', saved.msg);
    onSaved(saved.data);
  }

  return (
    <form ref={place} className={layout.stack} noValidate onSubmit={(event) => void save(event)}>
      <p className={classes(layout.mute, layout.read)}>{t.form.lead}</p>
      <ErrorSummary {...refused} labels={t.form.fields} />
      <div className={classes(form.wide, layout.stack)}>
        <DonorFields
          values={values}
          errors={refused.errors}
          labels={t.form.fields}
          idHint={donor.idMasked === null ? t.form.idHint : t.form.idKnown(donor.idMasked)}
        />
        {donor.idMasked !== null && <CheckField name="removesId" label={t.form.removesId} />}
        <SelectField
          name="nature"
          label={t.form.fields.nature}
          options={NATURES.map((value) => ({ value, label: natures[value] }))}
          defaultValue={nature}
        />
      </div>
      <FormButtons confirm={t.form.save} busy={busy} onCancel={onCancel} />
    </form>
  );
}
