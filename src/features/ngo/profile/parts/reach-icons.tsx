import { icon } from '#src/ui/icons.tsx';

/** Icons that only the pages of NGOs load. */

export const GlobeIcon = /* @__PURE__ */ icon('globe');
export const MapPinIcon = /* @__PURE__ */ icon('map-pin');
export const CalendarIcon = /* @__PURE__ */ icon('calendar');
