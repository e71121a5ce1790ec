import { labels } from '#src/features/ngo/fields/fields.messages.en.ts';

const { name, nameGu, nameHi, phone, email, website } = labels;

/** Names and contact details of an NGO, in one line. */
export default {
  labels: { name, nameGu, nameHi, phone, email, website },
  value: (label: string, value: string) => `${label}: ${value}`,
  nothing: 'empty',
  /** What is different, in our words. */
  changes: (names: string) => `What changes: ${names}.`,
};
