import { icon } from '#src/ui/icons.tsx';

/** Icons of forms and toasts; who only reads loads neither. */

export const CheckIcon = /* @__PURE__ */ icon('Check');
export const CircleAlertIcon = /* @__PURE__ */ icon('CircleAlert');
