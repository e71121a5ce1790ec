import { icon } from '#src/ui/icons.tsx';

export const PlusIcon = /* @__PURE__ */ icon('plus');
export const UsersIcon = /* @__PURE__ */ icon('users');
export const PencilIcon = /* @__PURE__ */ icon('pencil');
export const TrashIcon = /* @__PURE__ */ icon('trash');
