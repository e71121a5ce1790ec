import { icon } from '#src/ui/icons.tsx';

export const CheckIcon = /* @__PURE__ */ icon('check');
export const CrossIcon = /* @__PURE__ */ icon('circle-x');
export const PlusIcon = /* @__PURE__ */ icon('plus');
