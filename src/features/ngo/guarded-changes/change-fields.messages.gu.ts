import { labels } from '#src/features/ngo/fields/fields.messages.gu.ts';
import type en from './change-fields.messages.en.ts';

const { name, nameGu, nameHi, phone, email, website } = labels;

const fields: typeof en = {
  labels: { name, nameGu, nameHi, phone, email, website },
  value: (label, value) => `${label}: ${value}`,
  nothing: 'ખાલી',
  changes: (names) => `શું બદલાશે: ${names}.`,
};
export default fields;
