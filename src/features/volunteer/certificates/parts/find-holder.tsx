import { useState, type FormEvent } from 'react';
import { send } from '#src/browser/session.ts';
import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { SEARCH_MOST } from '#src/shared/text-limits.ts';
import { TextField } from '#src/ui/form/field.tsx';
import { FormButtons } from '#src/ui/form/form-buttons.tsx';
import { notify } from '#src/ui/notify.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Holder } from '#src/features/volunteer/certificates/certificates.contract.ts';
import styles from './certificates.module.css';

type FindHolderProps = { onChosen: (holder: Holder) => void; onCancel: () => void };

/** Finds an accepted volunteer by words. */
export function FindHolder({ onChosen, onCancel }: FindHolderProps) {
  const { issue: t } = useMessages('volunteer/certificates');
  const { unreachable } = useMessages('form');
  const [found, setFound] = useState<Holder[]>();
  const [busy, setBusy] = useState(false);

  async function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('holder')).trim();
    setBusy(true);
    const result = await send((api) => api.volunteer.findCertificateHolder.$get({ query: { q } }));
    setBusy(false);
    if (result.ok) setFound(result.body.data);
    else void notify('error', result.msg ?? unreachable);
  }
  return (
    <form role="search" className={layout.stack} noValidate onSubmit={(event) => void find(event)}>
      <TextField
        name="holder"
        type="search"
        label={t.find}
        hint={t.findHint}
        maxLength={SEARCH_MOST}
        autoComplete="off"
        data-focus=""
      />
      <div role="status">{found?.length === 0 && <p>{t.nobody}</p>}</div>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((holder) => (
            <li key={holder._id}>
              <button
                type="button"
                className={classes(button.button, button.second)}
                onClick={() => onChosen(holder)}
              >
                <b lang={languageOfText(holder.name)}>{holder.name}</b>
                <span className={styles.sub}>
                  {holder.city} · {holder.reference}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <FormButtons confirm={t.search} busy={busy} onCancel={onCancel} />
    </form>
  );
}
