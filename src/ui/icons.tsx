import type lucide from '@iconify-json/lucide/icons.json';
import styles from '#src/ui/styles/icons.module.css';

/**
 * Creates an icon component from Lucide (ISC licence, https://lucide.dev). Icons always appear next to text,
 * so they are hidden from screen readers. Pass the name as a string literal, which the bundler replaces with
 * the markup (src/bundling).
 */
export function icon(markup: keyof (typeof lucide)['icons']) {
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

export const SearchIcon = /* @__PURE__ */ icon('search');
export const ArrowLeftIcon = /* @__PURE__ */ icon('arrow-left');
export const MailIcon = /* @__PURE__ */ icon('mail');
export const BadgeCheckIcon = /* @__PURE__ */ icon('badge-check');
export const ClockAlertIcon = /* @__PURE__ */ icon('clock-alert');
export const CircleXIcon = /* @__PURE__ */ icon('circle-x');
export const CircleDashedIcon = /* @__PURE__ */ icon('circle-dashed');
export const RupeeIcon = /* @__PURE__ */ icon('indian-rupee');
export const RefreshIcon = /* @__PURE__ */ icon('refresh-cw');
export const CloudOffIcon = /* @__PURE__ */ icon('cloud-off');
export const PhoneIcon = /* @__PURE__ */ icon('phone');
