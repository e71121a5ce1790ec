import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../messages.tsx';

const site: Catalogue['site'] = {
  brand: BRAND.name.gu,
  brandHome: `${BRAND.name.gu}, મુખ્ય પૃષ્ઠ`,
  /** How wide the logo with the name in this script is, at a height of 28. */
  logoWidth: 91,
  home: 'હોમ',
  skip: 'મુખ્ય વિષયવસ્તુ પર જાઓ',
  language: 'ભાષા',
  main: 'મુખ્ય',
  whereYouAre: 'તમે ક્યાં છો',
  nav: { help: 'મદદ', ngos: 'સંસ્થાઓ', schemes: 'યોજનાઓ', events: 'કાર્યક્રમો', donate: 'દાન' },
  helplines: 'હેલ્પલાઇન',
  foot: {
    help: 'મદદ',
    'helpRequest/status': 'તમારી વિનંતી',
    about: 'અમારા વિશે',
    contact: 'સંપર્ક કરો',
    feedback: 'પ્રતિભાવ',
    websitePolicy: 'વેબસાઇટ નીતિ',
    sitemap: 'સાઇટમેપ',
    logIn: 'સંસ્થા સાઇન ઇન',
  },
  openData: 'ખુલ્લો ડેટા',
  notice: 'સૂચના',
  demo: 'આ નમૂનો છે: અહીં બતાવેલ બધી સંસ્થાઓ અને લોકો કલ્પિત છે.',
  askForHelp: 'મદદ માંગો',
  search: 'શોધો',
  find: {
    what: 'તમારે શું જોઈએ છે?',
    example: 'આંખ તપાસ, રક્ત, ફી',
    where: 'કયા શહેરમાં?',
    anyTown: 'બધાં શહેર',
    suggestions: 'સૂચનો',
    suggested: (count) => `${count} સૂચન`,
    kindNgo: 'સંસ્થા',
    kindCategory: 'કામ',
    kindCity: 'શહેર',
  },
  months: ['જાન્યુ', 'ફેબ્રુ', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઑગ', 'સપ્ટે', 'ઑક્ટો', 'નવે', 'ડિસે'],
  loading: 'લોડ થઈ રહ્યું છે...',
  error: {
    title: 'કંઈક ખોટું થયું. કૃપા કરીને ફરી પ્રયાસ કરો',
    hint: 'તમે લખેલું સચવાયેલું છે. ફરી આવું થાય તો અમને આ નંબર જણાવો:',
    hintPlain: 'તમે લખેલું સચવાયેલું છે.',
    again: 'ફરી પ્રયાસ કરો',
  },
  badRequest: {
    title: 'આ સરનામું બરાબર નથી',
    lead: 'તેમાં કોઈ ભાગ એવો છે જે અસ્તિત્વમાં નથી. શોધથી ફરી શરૂ કરો.',
  },
  notFound: {
    title: 'અરે 404! એ પાનું મળ્યું નહીં.',
    lead: 'લિંક જૂની હોઈ શકે, અથવા કોઈ અક્ષર રસ્તામાં રહી ગયો.',
    home: 'મુખ્ય પૃષ્ઠ પર પાછા જાઓ',
  },
};

export default site;
