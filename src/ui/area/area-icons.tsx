import { icon } from '#src/ui/icons.tsx';

/** Icons used only in the signed-in areas, so that other visitors do not load them. */

export const ArrowUpIcon = /* @__PURE__ */ icon('arrow-up');
export const ArrowDownIcon = /* @__PURE__ */ icon('arrow-down');
export const ImagePlusIcon = /* @__PURE__ */ icon('image-plus');
export const PhoneIcon = /* @__PURE__ */ icon('phone');
export const MessageCircleIcon = /* @__PURE__ */ icon('message-circle');
