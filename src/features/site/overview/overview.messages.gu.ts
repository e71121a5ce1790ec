import type en from './overview.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const overview: typeof en = {
  title: 'એક નજરમાં',
  headline: (count, shown) =>
    plural(count, { one: `આપણી ટીમનું ${shown} કામ બાકી છે`, other: `આપણી ટીમનાં ${shown} કામ બાકી છે` }),
  nothing: 'હાલ કંઈ બાકી નથી',
  nothingLead: 'મદદની વિનંતીઓ, ચકાસવાની સંસ્થાઓ, સંદેશ અને ઈમેલનું કામ આવશે ત્યારે અહીં દેખાશે.',
  lead: (date) => `સૌથી જૂનું સૌથી ઉપર. પહેલું કામ ${date}થી બાકી છે.`,
  filter: 'શું બાકી છે',
  all: 'બધું',
  noneOfKind: 'આમાંનું કંઈ બાકી નથી',
  showAll: 'બાકી બધું જુઓ',
  what: 'શું',
  why: 'શા માટે બાકી',
  since: 'ક્યારથી બાકી',
  days: (count, shown) => plural(count, { 0: 'આજે', other: `${shown} દિવસ` }),
  sinceDay: (date, days) => `${date} (${days})`,
  about: (name) => `${name} વિશે`,
  gone: 'હવે અહીં નથી',
  kinds: {
    overdue: '72 કલાકથી જવાબ નથી',
    withStaff: 'આપણી ટીમ પાસેની વિનંતી',
    new: 'ચકાસણી કરાવવા માંગે છે',
    papers: 'દસ્તાવેજો બદલ્યા છે',
    claim: 'દાવો: સંસ્થા અમારી છે',
    bankChange: 'બેંકની વિગતો બદલે છે',
    gatewayChange: 'Razorpay કી બદલે છે',
    ngoChange: 'નામ અથવા સંપર્કની વિગતો બદલે છે',
    frozen: 'બેંકની વિગતો બદલવી બંધ છે',
    message: 'સંદેશ',
    mail: 'ઈમેલ મોકલી શકાયો નથી',
  },
  groups: {
    helpRequests: 'મદદની વિનંતીઓ',
    ngos: 'ચકાસણી બાકી',
    bankDetails: 'પૈસા અને સંપર્ક',
    messages: 'સંદેશ',
    mails: 'ન મોકલાયેલા ઈમેલ',
  },
  byStatus: 'સ્થિતિ પ્રમાણે બધી સંસ્થાઓ',
};
export default overview;
