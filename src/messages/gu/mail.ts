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
  /** What staff or an admin decided about an NGO. */
  checking: {
    reason: (reason: string) => `કારણ: ${reason}`,
    verify: {
      subject: (name: string) => `${name} ની ચકાસણી થઈ ગઈ`,
      line: (name: string) => `અમે ${name} ના કાગળો ચકાસ્યા છે. હવે પેજ પર આજની તારીખ સાથે એ લખેલું છે.`,
      next: 'કોઈ કાગળ બદલાય કે તેની મુદત પૂરી થાય, તો નવો ઉમેરો: તેની ફરી ચકાસણી થશે.',
      link: 'પેજ જુઓ',
    },
    sendBack: {
      subject: (name: string) => `${name} ના કાગળો કૃપા કરીને ફરી જુઓ`,
      line: (name: string) => `અમે ${name} ના કાગળોની ખાતરી હજી કરી શક્યા નથી.`,
      next: 'કૃપા કરીને તમારા વિભાગમાં તે સુધારો અને ફરી ચકાસણી માટે મોકલો.',
      link: 'મારા વિભાગમાં જાઓ',
    },
    suspend: {
      subject: (name: string) => `${name} ને રોકવામાં આવી છે`,
      line: (name: string) => `${name} નું પેજ હાલ બતાવાતું નથી.`,
      next: 'તમે હજી સાઇન ઇન કરીને ભૂલ સુધારી શકો છો.',
      link: 'મારા વિભાગમાં જાઓ',
    },
    unsuspend: {
      subject: (name: string) => `${name} પરથી રોક હટી ગઈ`,
      line: (name: string) => `${name} પરથી રોક હટાવી લેવાઈ છે. તેની સ્થિતિ ફરી પહેલાં જેવી છે.`,
      next: '',
      link: 'આગળ વધો',
    },
    delete: {
      subject: (name: string) => `${name} કાઢી નાખવામાં આવી`,
      line: (name: string) => `એડમિને ${name} કાઢી નાખી છે. તેનું પેજ હવે નથી અને તેના લોકો સાઇન ઇન કરી શકતા નથી.`,
      next: '30 દિવસ સુધી એડમિન તેને પાછી લાવી શકે છે. પછી તેના લોકોનાં ખાતાં, ફોટા અને સંપર્ક ભૂંસી નખાશે.',
      link: '',
    },
    restore: {
      subject: (name: string) => `${name} પાછી આવી`,
      line: (name: string) => `એડમિને ${name} પાછી લાવી છે. તમે ફરી સાઇન ઇન કરી શકો છો.`,
      next: '',
      link: 'આગળ વધો',
    },
    claimAccepted: {
      subject: (name: string) => `હવે ${name} તમે સંભાળો છો`,
      line: (name: string) => `અમે માન્ય રાખ્યું છે કે ${name} તમારી છે. આ ઈમેલ અને તમે પસંદ કરેલા પાસવર્ડથી સાઇન ઇન કરો.`,
      link: 'સાઇન ઇન કરો',
    },
    claimDeclined: {
      subject: (name: string) => `${name} પરના તમારા દાવા વિશે`,
      line: (name: string) => `${name} તમારી છે એની ખાતરી અમે કરી શક્યા નથી. તમે પસંદ કરેલો પાસવર્ડ ભૂંસી નાખ્યો છે.`,
    },
    personAdded: {
      subject: (name: string) => `${name} માટે કોઈ નવી વ્યક્તિ સાઇન ઇન કરશે`,
      line: (name: string, person: string) =>
        `હવે ${person} પણ ${name} માટે સાઇન ઇન કરી શકે છે: અમારી ટીમે મંજૂરી આપી છે. આ ખોટું હોય તો અમને તરત જણાવો.`,
    },
  },
};

export default mail;
