import { useState } from 'react';
import { load } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { SaveFile } from '#src/ui/area/save-file.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { DonationSections } from '#src/features/donation/parts/donation-sections.tsx';
import { SettingsForm } from './parts/settings-form.tsx';
import { SignaturePicture } from './parts/signature-picture.tsx';
import type { Route } from './+types/settings.page';

export async function clientLoader() {
  return (await load((api) => api.donation.getDonationSetting.$get())).data;
}

/** Who signs the receipts of the own NGO, what they look like, and what the public sees. */
export default function DonationSettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useMessages('donation/settings');
  const [setting, setSetting] = useState(loaderData);
  const { signatoryName, waitingReceipts } = setting;
  const isSigned = signatoryName !== null;
  return (
    <>
      <PageHead title={t.title} hidden />
      <DonationSections current="settings" />
      <div className={layout.stack}>
        <h1>{isSigned ? t.headline.signed(signatoryName) : t.headline.unsigned}</h1>
        <p className={classes(layout.read, isSigned ? layout.mute : classes(notes.note, notes.warn))}>
          {isSigned ? t.lead.signed : t.lead.unsigned(waitingReceipts, formatCount(waitingReceipts))}
        </p>
      </div>
      <div className={layout.split}>
        <SettingsForm setting={setting} onSaved={setSetting} />
        <aside className={layout.loose}>
          <SignaturePicture hasSignature={setting.hasSignature} onChanged={setSetting} />
          <SampleReceipt />
        </aside>
      </div>
    </>
  );
}

function SampleReceipt() {
  const { sample: t } = useMessages('donation/settings');
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.small)}>{t.lead}</p>
      <SaveFile
        name={`${t.file}.pdf`}
        label={t.see}
        request={(api) => api.donation.getSampleReceipt.$get()}
      />
    </section>
  );
}
