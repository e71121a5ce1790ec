import type { Language } from '../shared/languages.ts';

/** Sentences the API answers with, in the caller's language. Keys, so that a service needs no language. */
const en = {
  notFound: 'There is nothing here. Check the address.',
  unknownCategory: 'There is no such category. See reference/getAllCategory for the list.',
  unknownCity: 'There is no such city. See reference/getAllCity for the list.',
  invalidInput: 'Something in the request is not as it should be. See errors.',
  tooManyRequests: 'Too many requests at once. Please wait a minute and try again.',
  somethingWentWrong: 'Something went wrong',
  fromNeeded: 'To sort by distance, name a city in from.',
  invalidValue: 'This value is not allowed here.',
  unknownPage: 'There is no such page. Pages are counted from 1.',
  unknownSort: 'There is no such order. Use fit, name or distance.',
} as const;

export type MessageKey = keyof typeof en;
type Messages = Record<MessageKey, string>;

const hi: Messages = {
  notFound: 'यहां कुछ नहीं है। पता जांच लें।',
  unknownCategory: 'ऐसी कोई श्रेणी नहीं है। सूची reference/getAllCategory में है।',
  unknownCity: 'ऐसा कोई शहर नहीं है। सूची reference/getAllCity में है।',
  invalidInput: 'अनुरोध में कुछ ठीक नहीं है। errors देखें।',
  tooManyRequests: 'एक साथ बहुत सारे अनुरोध आए। एक मिनट रुककर फिर प्रयास करें।',
  somethingWentWrong: 'कुछ गड़बड़ हो गई',
  fromNeeded: 'दूरी के क्रम के लिए from में शहर लिखें।',
  invalidValue: 'यह मान यहां मान्य नहीं है।',
  unknownPage: 'ऐसा कोई पृष्ठ नहीं है। पृष्ठ 1 से गिने जाते हैं।',
  unknownSort: 'ऐसा कोई क्रम नहीं है। fit, name या distance लिखें।',
};

const gu: Messages = {
  notFound: 'અહીં કંઈ નથી. સરનામું ચકાસો.',
  unknownCategory: 'એવી કોઈ શ્રેણી નથી. યાદી reference/getAllCategory માં છે.',
  unknownCity: 'એવું કોઈ શહેર નથી. યાદી reference/getAllCity માં છે.',
  invalidInput: 'વિનંતીમાં કંઈક બરાબર નથી. errors જુઓ.',
  tooManyRequests: 'એક સાથે ઘણી વિનંતીઓ આવી. એક મિનિટ રાહ જોઈને ફરી પ્રયાસ કરો.',
  somethingWentWrong: 'કંઈક ખોટું થયું',
  fromNeeded: 'અંતર પ્રમાણે ગોઠવવા from માં શહેર લખો.',
  invalidValue: 'આ મૂલ્ય અહીં માન્ય નથી.',
  unknownPage: 'એવું કોઈ પૃષ્ઠ નથી. પૃષ્ઠ 1 થી ગણાય છે.',
  unknownSort: 'એવો કોઈ ક્રમ નથી. fit, name અથવા distance લખો.',
};

export const apiMessages: Record<Language, Messages> = { en, hi, gu };
