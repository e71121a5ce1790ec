import { useMessages } from '#src/messages/messages.tsx';
import { classes } from '#src/shared/classes.ts';
import { icon } from '#src/ui/icons.tsx';
import { notify } from '#src/ui/notify.tsx';
import { QrCode } from '#src/ui/qr-code.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import type { Filed } from '#src/features/help-request/assisted/assisted.contract.ts';
import styles from './slip.module.css';

const PrinterIcon = /* @__PURE__ */ icon('printer');
const CopyIcon = /* @__PURE__ */ icon('copy');
const ShareIcon = /* @__PURE__ */ icon('share-2');
const MessageCircleIcon = /* @__PURE__ */ icon('message-circle');

/** The slip, and the ways to hand it over: on paper, or as a message. It is the only place that shows the PIN. */
export function Slip({ filed }: { filed: Filed }) {
  return (
    <div className={layout.loose}>
      <SlipActions filed={filed} />
      <SlipPaper filed={filed} />
    </div>
  );
}

/** One page, in the language of the person. */
function SlipPaper({ filed: { reference, pin, slip } }: { filed: Filed }) {
  return (
    <article className={styles.slip} lang={slip.language}>
      <h2>{slip.heading}</h2>
      <dl className={styles.numbers}>
        <div>
          <dt>{slip.number}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{slip.pin}</dt>
          <dd>{`${pin.slice(0, 3)} ${pin.slice(3)}`}</dd>
        </div>
      </dl>
      <div className={styles.page}>
        <QrCode code={slip.code} label={slip.address} />
        <div className={layout.stack}>
          <p className={styles.address}>{slip.address}</p>
          <ul className={styles.list}>
            {slip.howTo.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      </div>
      <ul className={styles.list}>
        {slip.next.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <h3>{slip.helplinesHeading}</h3>
      <ul className={styles.helplines}>
        {slip.helplines.map(({ number, name }) => (
          <li key={number}>
            <b>{number}</b> {name}
          </li>
        ))}
      </ul>
    </article>
  );
}

/**
 * The PIN goes into no link, because the addresses of links are stored on their way. Sharing and copying hand the text
 * over without one.
 */
function SlipActions({ filed: { slip } }: { filed: Filed }) {
  const { slip: t } = useMessages('help-request/assisted');
  const canShare = 'share' in navigator;
  // Closing the list of apps is no error.
  const share = () => navigator.share({ text: slip.message }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard.writeText(slip.message).then(
      () => notify('success', t.copied),
      () => notify('error', t.notCopied),
    );
  const second = classes(button.button, button.second);
  return (
    <div className={classes(layout.stack, styles.actions)}>
      <div className={layout.line}>
        <button type="button" className={button.button} onClick={() => print()}>
          <PrinterIcon />
          {t.print}
        </button>
        {canShare && (
          <button type="button" className={second} onClick={() => void share()}>
            <ShareIcon />
            {t.share}
          </button>
        )}
        <button type="button" className={second} onClick={() => void copy()}>
          <CopyIcon />
          {t.copy}
        </button>
        <a
          className={second}
          href={`https://wa.me/?text=${encodeURIComponent(slip.messageWithoutPin)}`}
          target="_blank"
          rel="noopener noreferrer"
        >
          <MessageCircleIcon />
          {t.whatsApp}
        </a>
      </div>
      <p className={classes(layout.small, layout.mute, layout.read)}>{t.whatsAppHint}</p>
    </div>
  );
}
