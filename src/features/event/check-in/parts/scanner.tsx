import { useEffect, useRef, useState } from 'react';
import { useMessages } from '#src/messages/messages.tsx';
import button from '#src/ui/styles/button.module.css';
import layout from '#src/ui/styles/layout.module.css';
import notes from '#src/ui/styles/notes.module.css';
import { classes } from '#src/shared/classes.ts';
import { createQrReader } from '#src/features/event/check-in/read-qr.ts';
import styles from './check-in.module.css';

/** Milliseconds between two pictures, and before the same code counts again. */
const EVERY = 200;
const SAME_AFTER = 4000;

/** Reads tickets with the camera while it is open. `onCode` gets the text of each QR code. */
export function Scanner({ onCode }: { onCode: (text: string) => void }) {
  const t = useMessages('event/check-in');
  const [isOpen, setOpen] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = () => {
    setOpen(false);
    setFailed(true);
  };
  return (
    <div className={layout.stack}>
      <div role="status">{hasFailed && <p className={classes(notes.note, notes.warn)}>{t.noCamera}</p>}</div>
      {isOpen && <Camera onCode={onCode} onFailed={fail} />}
      <button
        type="button"
        className={classes(button.button, button.full, isOpen && button.second)}
        onClick={() => {
          setFailed(false);
          setOpen(!isOpen);
        }}
      >
        {isOpen ? t.stopScan : t.scan}
      </button>
    </div>
  );
}

function Camera({ onCode, onFailed }: { onCode: (text: string) => void; onFailed: () => void }) {
  const t = useMessages('event/check-in');
  const video = useRef<HTMLVideoElement>(null);
  const handlers = useRef({ onCode, onFailed });
  useEffect(() => {
    handlers.current = { onCode, onFailed };
  });
  useEffect(() => {
    let stream: MediaStream | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    let last = { text: '', at: 0 };
    const stop = () => {
      isGone = true;
      clearTimeout(timer);
      stream?.getTracks().forEach((track) => track.stop());
    };
    async function start() {
      const read = await createQrReader();
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      if (isGone || !video.current) return stop();
      video.current.srcObject = stream;
      await video.current.play();
      const look = async () => {
        const text = video.current ? await read(video.current) : undefined;
        if (isGone) return;
        if (text && (text !== last.text || Date.now() - last.at > SAME_AFTER)) handlers.current.onCode(text);
        if (text) last = { text, at: Date.now() };
        timer = setTimeout(() => void look().catch(handlers.current.onFailed), EVERY);
      };
      await look();
    }
    start().catch(() => {
      if (!isGone) handlers.current.onFailed();
      stop();
    });
    return stop;
  }, []);
  return <video ref={video} className={styles.video} aria-label={t.camera} muted playsInline />;
}
