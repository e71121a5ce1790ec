import { icon } from '#src/ui/icons.tsx';

/** Icons used only in the signed-in areas, so that other visitors do not load them. */

export const ArrowUpIcon = /* @__PURE__ */ icon('ArrowUp');
export const ArrowDownIcon = /* @__PURE__ */ icon('ArrowDown');
export const ImagePlusIcon = /* @__PURE__ */ icon('ImagePlus');
export const PhoneIcon = /* @__PURE__ */ icon('Phone');
export const MessageCircleIcon = /* @__PURE__ */ icon('MessageCircle');
