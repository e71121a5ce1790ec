import { icon } from '#src/ui/icons.tsx';

export const PlusIcon = /* @__PURE__ */ icon('Plus');
export const PencilIcon = /* @__PURE__ */ icon('Pencil');
export const GivenBackIcon = /* @__PURE__ */ icon('Undo2');
export const CalendarIcon = /* @__PURE__ */ icon('CalendarClock');
export const BanIcon = /* @__PURE__ */ icon('Ban');
