import { documentLabels, labels } from '#src/features/ngo/fields/fields.messages.hi.ts';
import type en from './change-fields.messages.en.ts';

const fields: typeof en = {
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
    sensitiveNeeds: 'जिन जरूरतों को हमारी टीम जांचती है',
  },
  value: (label, value) => `${label}: ${value}`,
  from: (day) => `${day} से`,
  until: (day) => `${day} तक`,
  nothing: 'खाली',
  changes: (names) => `क्या बदलेगा: ${names}।`,
};
export default fields;
