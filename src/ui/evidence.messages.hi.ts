import { BRAND } from '#src/brand.ts';
import type en from './evidence.messages.en.ts';

export default {
  checkedBy: (date) => `${BRAND.name.hi} ने जांची, ${date}`,
  checkedOn: (date) => `${date} को जांची`,
  notChecked: 'अभी जांची नहीं गई',
  gives80G: '80G रसीद',
  ends80G: (date) => `80G ${date} तक`,
  ended80G: (date) => `80G ${date} को खत्म`,
} satisfies typeof en;
