import { icon } from '#src/ui/icons.tsx';

export const PlusIcon = /* @__PURE__ */ icon('plus');
export const UsersIcon = /* @__PURE__ */ icon('users');
export const PencilIcon = /* @__PURE__ */ icon('pencil');
export const TrashIcon = /* @__PURE__ */ icon('trash');
export const CopyIcon = /* @__PURE__ */ icon('copy-plus');
export const CalendarOffIcon = /* @__PURE__ */ icon('calendar-x-2');
export const DoorIcon = /* @__PURE__ */ icon('door-open');
export const EyeIcon = /* @__PURE__ */ icon('eye');
