import { BRAND } from '#src/brand.ts';
import type en from './evidence.messages.en.ts';

export default {
  checkedBy: (date) => `${BRAND.name.gu} દ્વારા ચકાસણી, ${date}`,
  checkedOn: (date) => `ચકાસણી ${date}`,
  notChecked: 'હજી ચકાસી નથી',
  gives80G: '80G રસીદ',
  ends80G: (date) => `80G ${date} સુધી`,
  ended80G: (date) => `80Gની મુદત ${date}ના રોજ પૂરી`,
} satisfies typeof en;
