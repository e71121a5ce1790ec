import styles from '#src/ui/styles/icons.module.css';

/**
 * The icons in use, drawn by Lucide (ISC licence, https://lucide.dev). An icon always stands beside a word, so it is
 * hidden from screen readers. A test holds the paths against the package lucide-static.
 */
export function icon(markup: string) {
  function Icon() {
    return (
      <svg
        className={styles.icon}
        viewBox="0 0 24 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: markup }}
      />
    );
  }
  return Object.assign(Icon, { markup });
}

/** An icon of a long list, which points to the one of `IconSymbols` with that id. */
export function SymbolIcon({ id }: { id: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

/** Icons that many rows have, drawn once for all of them: by far the most of a list's bytes otherwise. */
export function IconSymbols({ icons }: { icons: Record<string, { markup: string }> }) {
  return (
    <svg className={styles.symbols}>
      {Object.entries(icons).map(([id, { markup }]) => (
        <symbol key={id} id={id} viewBox="0 0 24 24" dangerouslySetInnerHTML={{ __html: markup }} />
      ))}
    </svg>
  );
}

// search
export const SearchIcon = /* @__PURE__ */ icon('<path d="m21 21-4.34-4.34"/><circle cx="11" cy="11" r="8"/>');
// arrow-left
export const ArrowLeftIcon = /* @__PURE__ */ icon('<path d="m12 19-7-7 7-7"/><path d="M19 12H5"/>');
// mail
export const MailIcon = /* @__PURE__ */ icon(
  '<path d="m22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7"/><rect x="2" y="4" width="20" height="16" rx="2"/>',
);
// badge-check
export const BadgeCheckIcon = /* @__PURE__ */ icon(
  '<path d="M3.85 8.62a4 4 0 0 1 4.78-4.77 4 4 0 0 1 6.74 0 4 4 0 0 1 4.78 4.78 4 4 0 0 1 0 6.74 4 4 0 0 1-4.77 4.78 4 4 0 0 1-6.75 0 4 4 0 0 1-4.78-4.77 4 4 0 0 1 0-6.76Z"/><path d="m16 9-5.5 5.5L8 12"/>',
);
// clock-alert
export const ClockAlertIcon = /* @__PURE__ */ icon(
  '<path d="M12 6v6l4 2"/><path d="M20 12v5"/><path d="M20 21h.01"/><path d="M21.25 8.2A10 10 0 1 0 16 21.16"/>',
);
// circle-x
export const CircleXIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><path d="m15 9-6 6"/><path d="m9 9 6 6"/>',
);
// circle-dashed
export const CircleDashedIcon = /* @__PURE__ */ icon(
  '<path d="M10.1 2.182a10 10 0 0 1 3.8 0"/><path d="M13.9 21.818a10 10 0 0 1-3.8 0"/><path d="M17.609 3.721a10 10 0 0 1 2.69 2.7"/><path d="M2.182 13.9a10 10 0 0 1 0-3.8"/><path d="M20.279 17.609a10 10 0 0 1-2.7 2.69"/><path d="M21.818 10.1a10 10 0 0 1 0 3.8"/><path d="M3.721 6.391a10 10 0 0 1 2.7-2.69"/><path d="M6.391 20.279a10 10 0 0 1-2.69-2.7"/>',
);
// receipt-indian-rupee
export const ReceiptIcon = /* @__PURE__ */ icon(
  '<path d="M4 3a1 1 0 0 1 1-1 1.3 1.3 0 0 1 .7.2l.933.6a1.3 1.3 0 0 0 1.4 0l.934-.6a1.3 1.3 0 0 1 1.4 0l.933.6a1.3 1.3 0 0 0 1.4 0l.933-.6a1.3 1.3 0 0 1 1.4 0l.934.6a1.3 1.3 0 0 0 1.4 0l.933-.6A1.3 1.3 0 0 1 19 2a1 1 0 0 1 1 1v18a1 1 0 0 1-1 1 1.3 1.3 0 0 1-.7-.2l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.934.6a1.3 1.3 0 0 1-1.4 0l-.933-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-1.4 0l-.934-.6a1.3 1.3 0 0 0-1.4 0l-.933.6a1.3 1.3 0 0 1-.7.2 1 1 0 0 1-1-1z"/><path d="M8 11h8"/><path d="M8 7h8"/><path d="M9 7a4 4 0 0 1 0 8H8l3 2"/>',
);
// refresh-cw
export const RefreshIcon = /* @__PURE__ */ icon(
  '<path d="M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/><path d="M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16"/><path d="M8 16H3v5"/>',
);
// cloud-off
export const CloudOffIcon = /* @__PURE__ */ icon(
  '<path d="M10.94 5.274A7 7 0 0 1 15.71 10h1.79a4.5 4.5 0 0 1 4.222 6.057"/><path d="M18.796 18.81A4.5 4.5 0 0 1 17.5 19H9A7 7 0 0 1 5.79 5.78"/><path d="m2 2 20 20"/>',
);
