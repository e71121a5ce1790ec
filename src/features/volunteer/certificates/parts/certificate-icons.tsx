import { icon } from '#src/ui/icons.tsx';

export const CheckIcon = /* @__PURE__ */ icon('Check');
export const CrossIcon = /* @__PURE__ */ icon('CircleX');
export const PlusIcon = /* @__PURE__ */ icon('Plus');
