import type { Language } from '#src/shared/languages.ts';

/** `not` matches a term that no message may use; `but` is the glossary's term for it. */
export type ForbiddenTerm = { not: RegExp; but: string };

/** Matches whole words, with no letter or vowel sign before or after them. */
const word = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})(?![\\p{L}\\p{M}])`, 'iu');
/** Matches a stem with any ending. */
const stem = (pattern: string) => new RegExp(`(?<![\\p{L}\\p{M}])(?:${pattern})`, 'iu');

/** Terms that once were used besides those of the glossary. Messages use one term per concept. */
export const FORBIDDEN_TERMS: Record<Language, ForbiddenTerm[]> = {
  en: [
    { not: word('mails?|e-mails?'), but: 'email' },
    { not: word('papers?|paperwork'), but: 'document' },
    { not: word('somebody'), but: 'someone' },
    { not: word('everybody'), but: 'everyone' },
    { not: word('anybody'), but: 'anyone' },
    { not: word('our (own )?people|our own team'), but: 'our team' },
    { not: word('mend|mended'), but: 'correct' },
    { not: word('stands? (here|there|below|in)'), but: 'is' },
  ],
  hi: [
    { not: stem('ई-मेल|इमेल|मेल(?!-)'), but: 'ईमेल' },
    { not: stem('पृष्ठ|पन्न'), but: 'पेज' },
    { not: stem('कागज'), but: 'दस्तावेज' },
    { not: stem('छांट|छंटाई'), but: 'फिल्टर' },
    { not: stem('श्रेणी|श्रेणि'), but: 'प्रकार' },
    { not: stem('प्रयास|प्रयत्न'), but: 'कोशिश' },
    { not: stem('निवेदन|विनती|विनंती'), but: 'अनुरोध' },
    { not: stem('व्हाट्सऐप|वॉट्सऐप|वॉट्सएप'), but: 'व्हाट्सएप' },
    { not: stem('आपातकाल|आपातस्थिति|आपात'), but: 'इमरजेंसी' },
    { not: stem('दमकल'), but: 'फायर ब्रिगेड' },
    { not: stem('हमारे लोग|हमारी अपनी टीम'), but: 'हमारी टीम' },
    { not: /(?<!बैंक |साथ )(?<![\p{L}\p{M}])खात[ाेों](?! संख्या)(?![\p{L}\p{M}])/u, but: 'अकाउंट' },
    { not: word('मदद हुई'), but: 'मदद मिली' },
    { not: /OTP/, but: 'ओटीपी' },
  ],
  gu: [
    { not: stem('ઈ-મેલ|ઇ-મેલ|ઇમેઇલ|ઈમેઇલ|ઇમેલ|મેઇલ|મેલ(?!ે|ો|ી|ા|ું)'), but: 'ઈમેલ' },
    { not: stem('પૃષ્ઠ|પાનું|પાના|પાને'), but: 'પેજ' },
    { not: stem('કાગળ'), but: 'દસ્તાવેજ' },
    { not: stem('ગાળણી'), but: 'ફિલ્ટર' },
    { not: stem('શ્રેણી'), but: 'પ્રકાર' },
    { not: stem('પ્રયત્ન|કોશિશ'), but: 'પ્રયાસ' },
    { not: stem('પ્રશ્ન'), but: 'સવાલ' },
    { not: stem('તપાસ|ચકાસાયે'), but: 'ચકાસણી, ચકાસેલી' },
    { not: stem('આપોઆપ'), but: 'આપમેળે' },
    { not: stem('એકસાથે'), but: 'એક સાથે' },
    { not: stem('માગ'), but: 'માંગ' },
    { not: stem('સંદેશો|સંદેશા'), but: 'સંદેશ' },
    { not: stem('કટોકટી'), but: 'ઇમરજન્સી' },
    { not: stem('વૉટ્સએપ|વોટ્સઍપ|વૉટ્સઍપ|વોટ્સેપ|વ્હોટ્સએપ'), but: 'વોટ્સએપ' },
    { not: stem('કુકી'), but: 'કૂકી' },
    { not: stem('અમારા લોકો|અમારી પોતાની ટીમ'), but: 'અમારી ટીમ' },
    {
      not: /(?<!બેંક )(?<!બેંકનું )(?<![\p{L}\p{M}])ખાત(?:ું|ા|ાં|ાની|ાનું|ામાં)(?! નંબર)(?![\p{L}\p{M}])/u,
      but: 'એકાઉન્ટ',
    },
    { not: word('મદદ થઈ'), but: 'મદદ મળી' },
    { not: /OTP/, but: 'ઓટીપી' },
  ],
};

/** Words of four or more Latin letters that Hindi and Gujarati messages may contain. */
export const LATIN_WORDS = new Set([
  // Registers and forms.
  ...['Darpan', 'FCRA', 'CSR-1', 'IFSC', 'SBIN'],
  // File types.
  ...['AVIF', 'HEIC', 'JPEG', 'WebP', 'XLSX', 'YAML'],
  // Names of programs and devices, a setting and a key.
  ...['Aegis', 'Authenticator', 'Google', 'Microsoft', 'iPhone', 'Most', 'Compatible', 'Escape'],
  // API field names, and the domain used in examples.
  ...['distance', 'errors', 'from', 'getAllCategory', 'getAllCity', 'name', 'reference', 'example'],
  // The payment gateway, the beginning of its keys, and the end of a UPI id in examples.
  ...['Razorpay', 'live', 'bank'],
  // Labels of its dashboard, which is in English.
  ...['Account', 'Settings', 'keys', 'Webhooks'],
  // The names of our cookies.
  ...['browser', 'confirmation'],
]);
