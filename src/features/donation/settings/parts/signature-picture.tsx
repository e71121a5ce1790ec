import { useEffect, useRef, useState } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { useToastSubmission } from '#src/ui/area/edit/use-submission.ts';
import { ImagePlusIcon } from '#src/ui/area/area-icons.tsx';
import { ConfirmDialog } from '#src/ui/dialog/dialog.tsx';
import { FieldError } from '#src/ui/form/field.tsx';
import { notify } from '#src/ui/notify.tsx';
import { BusyButton } from '#src/ui/form/busy-button.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { DonationSetting } from '#src/features/donation/settings/settings.contract.ts';
import { SIGNATURE_BYTES_MOST, SIGNATURE_TYPES } from '#src/features/donation/settings/settings.values.ts';
import styles from './settings.module.css';

const FIELD = 'signature';

type SignatureProps = { hasSignature: boolean; onChanged: (setting: DonationSetting) => void };

/** The picture of the signature: shown as on a receipt, replaced and removed. */
export function SignaturePicture({ hasSignature, onChanged }: SignatureProps) {
  const { signature: t } = useMessages('donation/settings');
  const { errors } = useMessages('donation/settings/responses');
  const { unreachable, sending } = useMessages('form');
  const chooser = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [version, setVersion] = useState(0);

  async function upload(signature: File | undefined) {
    if (!signature) return;
    if (signature.size > SIGNATURE_BYTES_MOST) return setError(errors.signatureLarge);
    setBusy(true);
    const result = await send((api) => api.donation.setSignature.$post({ form: { signature } }));
    setBusy(false);
    setError(result.ok ? undefined : (result.errors[FIELD] ?? result.msg ?? unreachable));
    if (!result.ok) return;
    setVersion(version + 1);
    void notify('success', result.body.msg);
    onChanged(result.body.data);
  }
  return (
    <section className={layout.stack}>
      <h2>{t.heading}</h2>
      <p className={classes(layout.mute, layout.small)}>{t.lead}</p>
      {hasSignature ? <Preview key={version} /> : <p>{t.none}</p>}
      {error !== undefined && (
        <div role="alert">
          <FieldError name={FIELD} error={error} />
        </div>
      )}
      <p className={layout.line}>
        <BusyButton
          className={classes(button.button, button.second)}
          busy={busy}
          onClick={() => chooser.current?.click()}
        >
          <ImagePlusIcon />
          {busy ? sending : hasSignature ? t.replace : t.choose}
        </BusyButton>
        {hasSignature && <RemoveButton onChanged={onChanged} />}
      </p>
      <p className={classes(layout.mute, layout.small)}>{t.limits}</p>
      <input
        ref={chooser}
        type="file"
        name={FIELD}
        accept={SIGNATURE_TYPES}
        hidden
        onChange={({ currentTarget }) => {
          void upload(currentTarget.files?.[0]);
          // Allows the same file to be chosen again.
          currentTarget.value = '';
        }}
      />
    </section>
  );
}

/** Shows the stored picture, which only the NGO may load. */
function Preview() {
  const { signature: t } = useMessages('donation/settings');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let isGone = false;
    void send(async (api) => {
      const response = await api.donation.getSignature.$get();
      const { ok, status } = response;
      return { ok, status, json: async () => ({ address: await readAsDataUrl(await response.blob()) }) };
    }).then((result) => {
      if (result.ok && !isGone) setUrl(result.body.address);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return <div className={styles.preview}>{url !== undefined && <img src={url} alt={t.alt} />}</div>;
}

/** Returns the file as a `data:` URL: the content security policy shows no picture of a `blob:` URL. */
function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read')));
    reader.readAsDataURL(file);
  });
}

function RemoveButton({ onChanged }: Pick<SignatureProps, 'onChanged'>) {
  const { signature: t } = useMessages('donation/settings');
  const { busy, submit } = useToastSubmission();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    setAsking(false);
    const result = await submit((api) => api.donation.removeSignature.$post());
    if (result.ok) onChanged(result.body.data);
  }
  return (
    <>
      <BusyButton
        className={classes(button.button, button.second)}
        busy={busy}
        onClick={() => setAsking(true)}
      >
        {t.remove}
      </BusyButton>
      {isAsking && (
        <ConfirmDialog
          title={t.removeTitle}
          confirm={t.remove}
          destroys
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        >
          <p>{t.removeText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
