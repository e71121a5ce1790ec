import { icon } from '#src/ui/icons.tsx';

/** Icons that only the pages of NGOs load. */

export const GlobeIcon = /* @__PURE__ */ icon('Globe');
export const MapPinIcon = /* @__PURE__ */ icon('MapPin');
export const CalendarIcon = /* @__PURE__ */ icon('Calendar');
