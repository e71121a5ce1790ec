import { useMessages } from '#src/messages/messages.tsx';
import { icon } from '#src/ui/icons.tsx';
import { notify } from '#src/ui/notify.tsx';
import layout from '#src/ui/styles/layout.module.css';
import styles from './payment.module.css';

const CopyIcon = /* @__PURE__ */ icon('copy');

/** Copies a text. Without a script it is hidden, and the text can be selected. */
export function CopyButton({ value, what }: { value: string; what: string }) {
  const { copy: t } = useMessages('donation/payment');
  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      await notify('success', t.copied);
    } catch {
      await notify('error', t.notCopied);
    }
  }
  return (
    <button type="button" className={styles.copy} onClick={copy} data-needs-script="">
      <CopyIcon />
      {t.button}
      <span className={layout.hiddenText}>{what}</span>
    </button>
  );
}
