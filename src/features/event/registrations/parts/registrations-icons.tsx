import { icon } from '#src/ui/icons.tsx';

export const CheckIcon = /* @__PURE__ */ icon('check');
export const ClockIcon = /* @__PURE__ */ icon('clock');
export const CrossIcon = /* @__PURE__ */ icon('x');
export const TicketIcon = /* @__PURE__ */ icon('ticket');
export const UndoIcon = /* @__PURE__ */ icon('undo-2');
export const MoveUpIcon = /* @__PURE__ */ icon('arrow-up');
export const MailIcon = /* @__PURE__ */ icon('mail');
export const AddPersonIcon = /* @__PURE__ */ icon('user-plus');
