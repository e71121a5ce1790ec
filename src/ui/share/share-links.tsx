import { useMessages } from '#src/messages/messages.tsx';
import { icon } from '#src/ui/icons.tsx';
import { notify } from '#src/ui/notify.tsx';
import rows from '#src/ui/styles/rows.module.css';

const MessageCircleIcon = /* @__PURE__ */ icon('message-circle');
const CopyIcon = /* @__PURE__ */ icon('copy');

/** Two items of a list: send a page on WhatsApp, with `text` before its link, and copy the link. */
export function ShareLinks({ text, link }: { text: string; link: string }) {
  const t = useMessages('share');
  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      await notify('success', t.copied);
    } catch {
      await notify('error', t.notCopied);
    }
  }
  return (
    <>
      <li>
        <a href={`https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`} rel="noopener">
          <MessageCircleIcon />
          {t.whatsApp}
        </a>
      </li>
      <li className={rows.scripted} data-needs-script>
        <button type="button" onClick={copy}>
          <CopyIcon />
          {t.copy}
        </button>
      </li>
    </>
  );
}
