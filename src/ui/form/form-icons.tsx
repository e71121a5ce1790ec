import { icon } from '#src/ui/icons.tsx';

/** Icons of forms and toasts; who only reads loads neither. */

// check
export const CheckIcon = /* @__PURE__ */ icon('<path d="M20 6 9 17l-5-5"/>');
// circle-alert
export const CircleAlertIcon = /* @__PURE__ */ icon(
  '<circle cx="12" cy="12" r="10"/><line x1="12" x2="12" y1="8" y2="12"/><line x1="12" x2="12.01" y1="16" y2="16"/>',
);
