import { icon } from '../icons.tsx';

/** Icons of the signed-in areas alone: a visitor who only reads does not load them. */

// arrow-up
export const ArrowUpIcon = /* @__PURE__ */ icon('<path d="m5 12 7-7 7 7"/><path d="M12 19V5"/>');
// arrow-down
export const ArrowDownIcon = /* @__PURE__ */ icon('<path d="M12 5v14"/><path d="m19 12-7 7-7-7"/>');
// image-plus
export const ImagePlusIcon = /* @__PURE__ */ icon(
  '<path d="M16 5h6"/><path d="M19 2v6"/><path d="M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5"/><path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/><circle cx="9" cy="9" r="2"/>',
);
