import { icon } from '#src/ui/icons.tsx';

/** Icons of an NGO's page; no other page loads them. */

export const PhoneIcon = /* @__PURE__ */ icon('Phone');
export const GlobeIcon = /* @__PURE__ */ icon('Globe');
export const MessageCircleIcon = /* @__PURE__ */ icon('MessageCircle');
export const CopyIcon = /* @__PURE__ */ icon('Copy');
export const MapPinIcon = /* @__PURE__ */ icon('MapPin');
export const CalendarIcon = /* @__PURE__ */ icon('Calendar');
