import { pluralIn } from '#src/messages/plural.ts';
import { BRAND } from '#src/brand.ts';

const plural = pluralIn('en');

/** Whether an NGO takes help requests through the site, and how fast it answers. */
export default {
  unverified: `Our team has not checked this NGO’s documents yet, so it cannot be asked through ${BRAND.name.en}. Contact it directly, or ask NGOs that we have checked.`,
  notYet: `They do not take requests through ${BRAND.name.en} yet. Contact them directly, or ask other NGOs here.`,
  paused: (day: string) =>
    `They are not taking new requests until the end of ${day}. Contact them directly, or ask other NGOs here.`,
  answersInHours: (hours: number) =>
    `Usually answers within ${plural(hours, { one: 'one hour', other: `${hours} hours` })}`,
  answersInDays: (days: number) =>
    `Usually answers within ${plural(days, { one: 'one day', other: `${days} days` })}`,
  answersSeldom: 'Most requests to this NGO were not answered within 3 days.',
};
