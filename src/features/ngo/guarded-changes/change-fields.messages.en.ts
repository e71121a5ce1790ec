import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.en.ts';

const { name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs } = labels;
const { registrationType } = labels;
const { darpanId, pan, reg12A, reg80G, fcra, csr1 } = documentLabels;

/** Guarded values of an NGO, in one line. */
export default {
  labels: {
    ...{ name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs, registrationType },
    ...{ darpanId, pan, reg12A, reg80G, fcra, csr1 },
    sensitiveNeeds: 'What people can come to you for, checked by our team',
  },
  value: (label: string, value: string) => `${label}: ${value}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  nothing: 'empty',
  /** What is different, in our words. */
  changes: (names: string) => `What changes: ${names}.`,
};
