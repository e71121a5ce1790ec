import { BRAND } from '#src/brand.ts';

/** Why an NGO cannot be asked for help through us. */
export default {
  notYet: `They take no requests through ${BRAND.name.en} yet. Ask others here, or call them.`,
  paused: (day: string) => `They have no room until ${day}. Ask others here, or call them.`,
};
