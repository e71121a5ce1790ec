import type * as lucide from 'lucide-static';
import styles from '#src/ui/styles/icons.module.css';

/**
 * An icon of Lucide (ISC licence, https://lucide.dev). It always stands beside a word, so it is hidden from screen
 * readers. Write its name out as a string: the bundler replaces it by the icon's markup (src/bundling).
 */
export function icon(markup: keyof typeof lucide) {
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

export const SearchIcon = /* @__PURE__ */ icon('Search');
export const ArrowLeftIcon = /* @__PURE__ */ icon('ArrowLeft');
export const MailIcon = /* @__PURE__ */ icon('Mail');
export const BadgeCheckIcon = /* @__PURE__ */ icon('BadgeCheck');
export const ClockAlertIcon = /* @__PURE__ */ icon('ClockAlert');
export const CircleXIcon = /* @__PURE__ */ icon('CircleX');
export const CircleDashedIcon = /* @__PURE__ */ icon('CircleDashed');
export const ReceiptIcon = /* @__PURE__ */ icon('ReceiptIndianRupee');
export const RefreshIcon = /* @__PURE__ */ icon('RefreshCw');
export const CloudOffIcon = /* @__PURE__ */ icon('CloudOff');
