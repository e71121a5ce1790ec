import { icon } from '#src/ui/icons.tsx';

export const PhoneIcon = /* @__PURE__ */ icon('phone');
export const MessageCircleIcon = /* @__PURE__ */ icon('message-circle');
