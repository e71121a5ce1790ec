import { icon } from '#src/ui/icons.tsx';

/** Icons used only in forms and toasts, so that visitors who only read do not load them. */

export const CheckIcon = /* @__PURE__ */ icon('check');
export const CircleAlertIcon = /* @__PURE__ */ icon('circle-alert');
