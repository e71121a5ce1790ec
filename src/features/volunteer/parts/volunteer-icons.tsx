import { icon } from '#src/ui/icons.tsx';

export const AddPersonIcon = /* @__PURE__ */ icon('UserPlus');
export const CheckIcon = /* @__PURE__ */ icon('Check');
export const CrossIcon = /* @__PURE__ */ icon('X');
export const MailIcon = /* @__PURE__ */ icon('Mail');
export const NoteIcon = /* @__PURE__ */ icon('NotebookPen');
export const PencilIcon = /* @__PURE__ */ icon('Pencil');
export const PlusIcon = /* @__PURE__ */ icon('Plus');
export const CalendarOffIcon = /* @__PURE__ */ icon('CalendarX2');
export const UsersIcon = /* @__PURE__ */ icon('Users');
