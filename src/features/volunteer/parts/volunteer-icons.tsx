import { icon } from '#src/ui/icons.tsx';

export const AddPersonIcon = /* @__PURE__ */ icon('user-plus');
export const CheckIcon = /* @__PURE__ */ icon('check');
export const CrossIcon = /* @__PURE__ */ icon('x');
export const MailIcon = /* @__PURE__ */ icon('mail');
export const NoteIcon = /* @__PURE__ */ icon('notebook-pen');
export const PencilIcon = /* @__PURE__ */ icon('pencil');
export const PlusIcon = /* @__PURE__ */ icon('plus');
export const CalendarOffIcon = /* @__PURE__ */ icon('calendar-x-2');
export const UsersIcon = /* @__PURE__ */ icon('users');
