import { icon } from '#src/ui/icons.tsx';

export const CheckIcon = /* @__PURE__ */ icon('Check');
export const ClockIcon = /* @__PURE__ */ icon('Clock');
export const CrossIcon = /* @__PURE__ */ icon('X');
export const TicketIcon = /* @__PURE__ */ icon('Ticket');
export const UndoIcon = /* @__PURE__ */ icon('Undo2');
export const MoveUpIcon = /* @__PURE__ */ icon('ArrowUp');
export const MailIcon = /* @__PURE__ */ icon('Mail');
export const AddPersonIcon = /* @__PURE__ */ icon('UserPlus');
