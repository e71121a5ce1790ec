import { icon } from '#src/ui/icons.tsx';

export const PhoneIcon = /* @__PURE__ */ icon('Phone');
export const MessageCircleIcon = /* @__PURE__ */ icon('MessageCircle');
