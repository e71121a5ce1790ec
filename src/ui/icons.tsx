import type * as lucide from 'lucide-static';
import styles from '#src/ui/styles/icons.module.css';

/**
 * Creates an icon component from Lucide (ISC licence, https://lucide.dev). Icons always appear next to text,
 * so they are hidden from screen readers. Pass the name as a string literal, which the bundler replaces with
 * the markup (src/bundling).
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

/** An icon for long lists. It refers to the definition in `IconSymbols` with the same id. */
export function SymbolIcon({ id }: { id: string }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  );
}

/** Defines icons that many rows share. Repeating the markup would account for most of a list's bytes. */
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
export const RupeeIcon = /* @__PURE__ */ icon('IndianRupee');
export const RefreshIcon = /* @__PURE__ */ icon('RefreshCw');
export const CloudOffIcon = /* @__PURE__ */ icon('CloudOff');
export const PhoneIcon = /* @__PURE__ */ icon('Phone');
