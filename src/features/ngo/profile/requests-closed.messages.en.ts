import { BRAND } from '#src/brand.ts';

/** Why an NGO takes no help requests through the site. */
export default {
  notYet: `They do not take requests through ${BRAND.name.en} yet. Contact them directly, or ask other NGOs here.`,
  paused: (day: string) =>
    `They are not taking new requests until the end of ${day}. Contact them directly, or ask other NGOs here.`,
};
