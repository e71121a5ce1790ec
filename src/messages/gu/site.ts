import { BRAND } from '#src/brand.ts';
import type { Catalogue } from '../messages.tsx';

const site: Catalogue['site'] = {
  brand: BRAND.name.gu,
  brandHome: `${BRAND.name.gu}, હોમ પેજ`,
  /** How wide the logo with the name in this script is, at a height of 28. */
  logoWidth: 91,
  home: 'હોમ',
  skip: 'મુખ્ય ભાગ પર જાઓ',
  language: 'ભાષા',
  main: 'મુખ્ય',
  whereYouAre: 'તમે ક્યાં છો',
  nav: { help: 'મદદ મેળવો', ngos: 'સંસ્થાઓ', schemes: 'યોજનાઓ', events: 'કાર્યક્રમો', donate: 'દાન' },
  helplines: 'હેલ્પલાઇન',
  foot: {
    help: 'મદદ અને હેલ્પલાઇન',
    'helpRequest/status': 'તમારી વિનંતી',
    about: 'અમારા વિશે',
    contact: 'સંપર્ક કરો',
    feedback: 'પ્રતિભાવ',
    websitePolicy: 'વેબસાઇટ નીતિ',
    sitemap: 'સાઇટમેપ',
    logIn: 'સંસ્થા માટે સાઇન ઇન',
  },
  openData: 'ઓપન ડેટા',
  notice: 'સૂચના',
  demo: 'આ નમૂનો છે: અહીં બતાવેલી બધી સંસ્થાઓ અને લોકો કાલ્પનિક છે.',
  askForHelp: 'મદદ માંગો',
  search: 'શોધો',
  find: {
    what: 'તમારે શું જોઈએ છે?',
    example: 'આંખ, લોહી, ફી',
    where: 'કયા શહેરમાં?',
    anyTown: 'કોઈ પણ શહેર',
    suggestions: 'સૂચનો',
    suggested: (count) => `${count} સૂચન`,
    kindNgo: 'સંસ્થા',
    kindCategory: 'કામ',
    kindCity: 'શહેર',
  },
  months: [
    'જાન્યુઆરી',
    'ફેબ્રુઆરી',
    'માર્ચ',
    'એપ્રિલ',
    'મે',
    'જૂન',
    'જુલાઈ',
    'ઑગસ્ટ',
    'સપ્ટેમ્બર',
    'ઑક્ટોબર',
    'નવેમ્બર',
    'ડિસેમ્બર',
  ],
  loading: 'લોડ થઈ રહ્યું છે...',
  error: {
    title: 'કંઈક ખોટું થયું. કૃપા કરીને ફરી પ્રયાસ કરો',
    hint: 'તમે લખેલું સચવાયેલું છે. ફરી આવું થાય તો અમને આ નંબર જણાવો:',
    hintPlain: 'તમે લખેલું સચવાયેલું છે.',
    again: 'ફરી પ્રયાસ કરો',
  },
  badRequest: {
    title: 'આ લિંક બરાબર નથી',
    lead: 'લિંકમાં કંઈક ખોટું છે. શોધથી ફરી શરૂ કરો.',
  },
  notFound: {
    title: 'અરે 404! એ પેજ મળ્યું નહીં.',
    lead: 'લિંક જૂની હોઈ શકે, અથવા તેમાં કોઈ અક્ષર રહી ગયો હોય.',
    home: 'હોમ પેજ પર પાછા જાઓ',
  },
};

export default site;
