import { icon } from '#src/ui/icons.tsx';

/** Icons of the signed-in areas alone: a visitor who only reads does not load them. */

// arrow-up
export const ArrowUpIcon = /* @__PURE__ */ icon('<path d="m5 12 7-7 7 7"/><path d="M12 19V5"/>');
// arrow-down
export const ArrowDownIcon = /* @__PURE__ */ icon('<path d="M12 5v14"/><path d="m19 12-7 7-7-7"/>');
// image-plus
export const ImagePlusIcon = /* @__PURE__ */ icon(
  '<path d="M16 5h6"/><path d="M19 2v6"/><path d="M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5"/><path d="m21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21"/><circle cx="9" cy="9" r="2"/>',
);
// phone
export const PhoneIcon = /* @__PURE__ */ icon(
  '<path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"/>',
);
// message-circle
export const MessageCircleIcon = /* @__PURE__ */ icon(
  '<path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"/>',
);
