import { BRAND } from '#src/brand.ts';

export default {
  checkedBy: (date: string) => `Checked by ${BRAND.name.en}, ${date}`,
  checkedOn: (date: string) => `Checked ${date}`,
  notChecked: 'Not checked yet',
  gives80G: '80G tax receipt',
  ends80G: (date: string) => `80G expires ${date}`,
  ended80G: (date: string) => `80G expired ${date}`,
};
