import { icon } from '#src/ui/icons.tsx';

export const PlusIcon = /* @__PURE__ */ icon('plus');
export const PencilIcon = /* @__PURE__ */ icon('pencil');
export const GivenBackIcon = /* @__PURE__ */ icon('undo-2');
export const CalendarIcon = /* @__PURE__ */ icon('calendar-clock');
export const BanIcon = /* @__PURE__ */ icon('ban');
