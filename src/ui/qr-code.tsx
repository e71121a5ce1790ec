import styles from '#src/ui/styles/panel.module.css';

/** The dark squares of a QR code as an SVG path, and its side in squares. */
export type QrCodeView = { path: string; side: number };

/** The empty border that scanners need, in squares. */
const QUIET_ZONE = 4;

/** A QR code. `label` says what it is the code of. */
export function QrCode({ code: { path, side }, label }: { code: QrCodeView; label: string }) {
  const whole = side + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${whole} ${whole}`}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
