import { icon } from '#src/ui/icons.tsx';

export const PlusIcon = /* @__PURE__ */ icon('Plus');
export const UsersIcon = /* @__PURE__ */ icon('Users');
export const PencilIcon = /* @__PURE__ */ icon('Pencil');
export const TrashIcon = /* @__PURE__ */ icon('Trash2');
export const CopyIcon = /* @__PURE__ */ icon('CopyPlus');
export const CalendarOffIcon = /* @__PURE__ */ icon('CalendarX2');
export const DoorIcon = /* @__PURE__ */ icon('DoorOpen');
export const EyeIcon = /* @__PURE__ */ icon('Eye');
