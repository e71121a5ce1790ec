import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.hi.ts';
import type en from './change-fields.messages.en.ts';

const { name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs } = labels;
const { registrationType } = labels;
const { darpanId, pan, reg12A, reg80G, fcra, csr1 } = documentLabels;

const fields: typeof en = {
  labels: {
    ...{ name, nameGu, nameHi, category, city, address, pin, phone, email, website, needs, registrationType },
    ...{ darpanId, pan, reg12A, reg80G, fcra, csr1 },
    sensitiveNeeds: 'लोग किसलिए आ सकते हैं, हमारी टीम का जांचा हुआ',
  },
  value: (label, value) => `${label}: ${value}`,
  from: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  nothing: 'खाली',
  changes: (names) => `क्या बदलेगा: ${names}।`,
};
export default fields;
