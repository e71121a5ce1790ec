import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.en.ts';

/** Guarded values of an NGO, in one line. */
export default {
  labels: {
    name: labels.name,
    nameGu: labels.nameGu,
    nameHi: labels.nameHi,
    category: labels.category,
    city: labels.city,
    address: labels.address,
    pin: labels.pin,
    phone: labels.phone,
    email: labels.email,
    website: labels.website,
    needs: labels.needs,
    registrationType: labels.registrationType,
    darpanId: documentLabels.darpanId,
    pan: documentLabels.pan,
    reg12A: documentLabels.reg12A,
    reg80G: documentLabels.reg80G,
    fcra: documentLabels.fcra,
    csr1: documentLabels.csr1,
    sensitiveNeeds: 'Needs that our team checks',
  },
  value: (label: string, value: string) => `${label}: ${value}`,
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  nothing: 'empty',
  /** What is different, in our words. */
  changes: (names: string) => `What changes: ${names}.`,
};
