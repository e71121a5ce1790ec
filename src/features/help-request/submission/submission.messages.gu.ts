import type en from './submission.messages.en.ts';

const form: typeof en = {
  title: 'મદદ માંગો',
  lead: 'એક વાર લખો. તમારી નજીકની સંસ્થાઓને પહોંચશે, અને કોણે જવાબ આપ્યો તે તમે જોઈ શકશો.',
  danger: {
    everyone: ['અત્યારે જોખમમાં છો? ', ' પર ફોન કરો.'],
    women: ['મહિલાઓ ', ' પર પણ ફોન કરી શકે. બંને નંબર દિવસ-રાત ચાલુ છે.'],
  },
  /** The headings of the four steps. */
  steps: ['કેવી મદદ, અને કોના માટે', 'તમે ક્યાં છો', 'તમારો સંપર્ક સલામત રીતે', 'જોઈ લો અને મોકલો'],
  /** Without a script, all steps stand on one page. */
  parts: 'ચાર નાનાં પગલાં',
  stepOf: (step: number) => `પગલું ${step}, કુલ 4`,
  next: 'આગળ',
  /** Leads from the last step back to the entries. */
  change: 'બદલો',
  /** The category for what fits none of the three. */
  other: {
    label: 'બીજું કંઈક',
    hint: 'તમે જે લખો તેના પરથી સૌથી નજીકનો પ્રકાર અમે પસંદ કરીએ છીએ.',
  },
  suggested: 'તમે લખ્યું તેના પરથી અમે આ પસંદ કર્યું. બરાબર ન હોય તો બદલો.',
  consent:
    'મોકલીને તમે સંમતિ આપો છો કે તમારે શું જોઈએ છે અને તમારું શહેર એક સાથે વધુમાં વધુ પાંચ સંસ્થાઓ વાંચે. તમારું નામ, નંબર, ઈમેલ અને સરનામું ફક્ત સ્વીકારનાર સંસ્થા અને અમારી ટીમ જુએ છે.',
  fields: {
    userName: 'પૂરું નામ',
    userMobile: 'મોબાઇલ નંબર',
    userEmail: 'ઈમેલ',
    userOTP: 'ઓટીપી',
    userHelpCategory: 'મદદનો પ્રકાર',
    helpDescription: 'તમારે કેવી મદદ જોઈએ છે?',
    userAddress: 'સરનામું',
    userCity: 'શહેર',
    userPin: 'પિન કોડ',
    safeContact: 'તમારો સંપર્ક ક્યારે અને કેવી રીતે કરવો સલામત છે?',
  },
  hints: {
    userName: 'લોકો તમને જે નામે ઓળખે છે તે, કોઈ પણ ભાષામાં.',
    userMobile: '10 આંકડા. ફક્ત તમને મદદ કરનાર સંસ્થા અને અમારી ટીમ તે જોઈ શકે છે.',
    userEmail: 'અમે તેના પર કોડ મોકલીએ છીએ.',
    userOTP: 'અમારા ઈમેલમાં આવેલા આંકડા. 10 મિનિટ સુધી ચાલે છે.',
    helpDescription: 'તમારા શબ્દોમાં. કોના માટે, ક્યારથી, અત્યાર સુધી શું કર્યું.',
    safeContact: 'જેમ કે: “ફોન ફક્ત સવારે કરો, મેસેજ ન મોકલો.” સંસ્થાને આ તમારા નંબર પહેલાં દેખાય છે.',
  },
  chooseCity: 'શહેર પસંદ કરો',
  /** How it is safe to reach the person. The first three are stored as these sentences. */
  safe: {
    noCalls: 'મને ફોન ન કરો.',
    noMessages: 'મને મેસેજ ન મોકલો.',
    watched: 'બીજા લોકો મારો ફોન કે ઈમેલ જુએ છે.',
    noMail: 'મને આ વિશે ઈમેલ ન મોકલો. સ્થિતિનું પેજ હું જાતે જોઈ લઈશ.',
  },
  getOtp: 'ઓટીપી મેળવો',
  otpSent: { title: 'ઓટીપી મોકલ્યો!', text: 'તમારા ઈમેલ પર ઓટીપી મોકલ્યો છે.' },
  otpFailed: 'ઓટીપી મોકલી શકાયો નહીં. કૃપા કરીને ફરી પ્રયાસ કરો.',
  otpNeedsEmail: 'ઓટીપી મેળવવા માટે સાચો ઈમેલ જરૂરી છે',
  submit: 'મોકલો',
  back: 'પાછા',
  ok: 'બરાબર',
  draft: {
    notice: 'મોકલો ત્યાં સુધી તમે લખેલું ફક્ત આ ફોન કે કમ્પ્યુટર પર રહે છે, વધુમાં વધુ 30 મિનિટ. પછી ભૂંસાઈ જાય છે.',
    restored: 'તમે પહેલાં જે લખ્યું હતું તે અહીં જ છે.',
    erase: 'તે ભૂંસી નાખો',
  },
  success: { title: 'મોકલાઈ ગયું!', text: 'તમારી માહિતી અમારા સુધી પહોંચી ગઈ છે.' },
  failure: { title: 'મોકલાયું નહીં!', text: 'તમારું ફોર્મ મોકલવામાં મુશ્કેલી આવી. કૃપા કરીને ફરી પ્રયાસ કરો.' },
  number: 'તમારી વિનંતીનો નંબર',
  toStatus: 'સ્થિતિ જુઓ',
  already: 'પહેલાં મદદ માંગી છે?',
  afterwards: {
    heading: 'પછી શું થશે',
    steps: [
      ['તમારી નજીકની સંસ્થાઓને મળે છે', 'એક સાથે વધુમાં વધુ પાંચને.'],
      ['એમાંથી એક જવાબ આપે છે', 'તમે ના ન પાડો તો દરેક પગલે ઈમેલ આવે છે.'],
      ['જવાબ ન મળે તો આગળ જાય છે', '72 કલાક પછી, બીજી સંસ્થા પાસે.'],
    ],
  },
  /** What may be wrong with a field; the specification's words. */
  errors: {
    helpNameRequired: 'નામ જરૂરી છે',
    helpNameLetters: 'નામમાં આંકડા કે નિશાનીઓ ન લખો',
    helpNameLength: 'નામ 3 થી 25 અક્ષરનું હોવું જોઈએ',
    helpMobileRequired: 'મોબાઇલ નંબર જરૂરી છે',
    helpMobileDigits: 'મોબાઇલ નંબર 10 આંકડાનો હોવો જોઈએ',
    helpOtpRequired: 'ઓટીપી જરૂરી છે',
    helpAddressRequired: 'સરનામું જરૂરી છે',
    helpDescriptionRequired: 'કેવી મદદ જોઈએ છે તે લખવું જરૂરી છે',
    helpCityRequired: 'શહેર પસંદ કરવું જરૂરી છે',
    helpCategoryRequired: 'મદદનો પ્રકાર પસંદ કરવો જરૂરી છે',
    helpPinRequired: 'પિન કોડ જરૂરી છે',
    helpInvalidOtp: 'ઓટીપી ખોટો છે',
  },
};
export default form;
