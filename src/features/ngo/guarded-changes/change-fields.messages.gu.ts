import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.gu.ts';
import type en from './change-fields.messages.en.ts';

const { name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs } = labels;
const { registrationType } = labels;
const { darpanId, pan, reg12A, reg80G, fcra, csr1 } = documentLabels;

const fields: typeof en = {
  labels: {
    ...{ name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs, registrationType },
    ...{ darpanId, pan, reg12A, reg80G, fcra, csr1 },
    sensitiveNeeds: 'લોકો શેના માટે આવી શકે, અમારી ટીમે ચકાસેલું',
  },
  value: (label, value) => `${label}: ${value}`,
  from: (day) => `${day}થી`,
  until: (day) => `${day} સુધી`,
  nothing: 'ખાલી',
  changes: (names) => `શું બદલાશે: ${names}.`,
};
export default fields;
