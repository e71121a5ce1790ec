import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../messages.tsx';

const mail: Catalogue['mail'] = {
  signature: `${BRAND.name.gu}, ગુજરાતની સંસ્થાઓ તરફથી મદદ. કૃપા કરીને આ મેઇલનો જવાબ ન આપો.`,
  code: {
    subject: 'તમારો કોડ',
    line: 'તમારો કોડ છે:',
    small: (minutes: string) =>
      `તે ${minutes} મિનિટ સુધી અને એક જ વાર ચાલશે. કોઈને ન કહો. તમે મંગાવ્યો ન હોય તો કંઈ ન કરો.`,
  },
  passwordReset: {
    subject: 'નવો પાસવર્ડ',
    line: 'કોઈએ, કદાચ તમે, નવો પાસવર્ડ માગ્યો છે. આ લિંક ત્યાં લઈ જશે:',
    link: 'નવો પાસવર્ડ પસંદ કરો',
    small: (minutes: string) =>
      `આ લિંક ${minutes} મિનિટ સુધી અને એક જ વાર ચાલશે. તમે માગ્યો ન હોય તો કંઈ ન કરો: તમારો પાસવર્ડ એ જ રહેશે.`,
  },
  passwordChanged: {
    subject: 'તમારો પાસવર્ડ બદલાયો',
    line: 'તમારો પાસવર્ડ હમણાં બદલાયો છે અને બધાં ઉપકરણ સાઇન આઉટ થયાં છે. તમે ન બદલ્યો હોય તો તરત નવો પસંદ કરો:',
    link: 'નવો પાસવર્ડ પસંદ કરો',
  },
};

export default mail;
