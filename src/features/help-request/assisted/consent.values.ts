import type { Language } from '#src/shared/languages.ts';

/** Names the text below in the record of a consent. Raise it whenever a text changes: a test compares them. */
export const CONSENT_VERSION = '2026-11';

/**
 * What the helper reads out before filing a request for somebody, in that person's language. `site` is the name of the
 * site.
 */
export const CONSENT_TEXTS: Record<Language, (site: string) => string[]> = {
  en: (site) => [
    `I will ask for help for you on ${site}. For that I write down your name, your mobile number, your address and what you need.`,
    'NGOs near you see what you need. Only the NGO that accepts, and our team, also see your name, number and address, to reach you.',
    'You get a number and a PIN. With them you, or somebody you trust, can see on any phone what happens, take it back, or have everything erased. It is erased anyway 180 days after it ends.',
    'It costs nothing, and you may say no. Do you agree?',
  ],
  hi: (site) => [
    `${site} पर आपके लिए मदद मांगी जाएगी। इसके लिए आपका नाम, मोबाइल नंबर, पता और आपको क्या चाहिए, यह लिखा जाएगा।`,
    'आपके पास की संस्थाओं को दिखेगा कि आपको क्या चाहिए। आपका नाम, नंबर और पता सिर्फ उस संस्था को दिखेगा जो स्वीकार करेगी, और हमारी टीम को, ताकि आपसे संपर्क हो सके।',
    'आपको एक नंबर और एक पिन मिलेगा। इनसे आप, या जिस पर आपको भरोसा हो, किसी भी फोन पर देख सकते हैं कि क्या हुआ, इसे वापस ले सकते हैं, या सब कुछ मिटवा सकते हैं। पूरा होने के 180 दिन बाद सब अपने आप मिट जाता है।',
    'इसका कोई पैसा नहीं लगता, और आप मना कर सकते हैं। क्या आप राजी हैं?',
  ],
  gu: (site) => [
    `હું ${site} પર તમારા માટે મદદ માંગીશ. તે માટે હું તમારું નામ, મોબાઇલ નંબર, સરનામું અને તમને શું જોઈએ છે તે લખું છું.`,
    'તમારી નજીકની સંસ્થાઓને દેખાશે કે તમને શું જોઈએ છે. તમારું નામ, નંબર અને સરનામું ફક્ત જે સંસ્થા સ્વીકારશે તેને, અને અમારી ટીમને દેખાશે, જેથી તમારો સંપર્ક થઈ શકે.',
    'તમને એક નંબર અને એક પિન મળશે. તેનાથી તમે, કે તમને જેના પર ભરોસો હોય તે, કોઈ પણ ફોન પર જોઈ શકો કે શું થયું, તેને પાછી ખેંચી શકો, કે બધું ભૂંસાવી શકો. પૂરી થયાના 180 દિવસ પછી બધું આપમેળે ભૂંસાઈ જાય છે.',
    'આનો કોઈ ખર્ચ નથી, અને તમે ના પાડી શકો છો. તમે સંમત છો?',
  ],
};
