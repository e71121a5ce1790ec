import type en from './security-log.messages.en.ts';
import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('gu');

const security: typeof en = {
  title: 'સુરક્ષાની નોંધ',
  headline: (count, shown) =>
    plural(count, { one: `સુરક્ષાની નોંધમાં ${shown} ઘટના`, other: `સુરક્ષાની નોંધમાં ${shown} ઘટનાઓ` }),
  lead: 'સાઇન ઇન, નિષ્ફળ સાઇન ઇન, બદલેલા પાસવર્ડ, સાચવેલી ફાઇલો, રોકેલા પ્રયાસ અને વટાવેલી મર્યાદાઓ. સૌથી નવી ઘટના સૌથી ઉપર, ભારતીય સમયમાં. દરેક ઘટના 180 દિવસ પછી ભૂંસી નખાય છે.',
  kind: 'શું થયું',
  anyKind: 'કંઈ પણ',
  email: 'ઈમેલ, અથવા તેનો ભાગ',
  empty: 'એવી કોઈ ઘટના નથી',
  emptyLead: 'ઈમેલનો ટૂંકો ભાગ લખો, અથવા બીજી ઘટના પસંદ કરો.',
  when: 'ક્યારે',
  who: 'એકાઉન્ટ',
  nobody: 'કોઈ એકાઉન્ટ નહીં',
  from: 'ક્યાંથી',
  manyNetworks: 'ઘણાં નેટવર્ક',
  details: 'વિગતો',
  times: (_count, shown) => `એક મિનિટમાં ${shown} વાર`,
  fields: {
    status: 'જવાબનો કોડ',
    path: 'વેબ સરનામું',
    browser: 'બ્રાઉઝર',
    system: 'ઉપકરણ',
    isNewBrowser: 'નવું બ્રાઉઝર',
    usesTotp: 'ઍપ ચાલુ કરી',
    action: 'શું',
    purpose: 'શાના માટે',
    ngo: 'સંસ્થા',
    sessions: 'બંધ કરેલાં સાઇન ઇન',
  },
  kinds: {
    signedIn: 'સાઇન ઇન કર્યું',
    signInFailed: 'સાઇન ઇન થઈ શક્યું નહીં',
    signedOut: 'સાઇન આઉટ કર્યું',
    passwordResetRequested: 'નવો પાસવર્ડ રાખવાની લિંક માંગી',
    accountOpened: 'આમંત્રણથી એકાઉન્ટ ખોલ્યું',
    passwordReset: 'લિંકથી નવો પાસવર્ડ રાખ્યો',
    passwordChanged: 'પાસવર્ડ બદલ્યો',
    secondFactorChanged: 'ઓથેન્ટિકેટર ઍપ ચાલુ કે બંધ કરી',
    sessionEnded: 'બીજા ઉપકરણને સાઇન આઉટ કર્યું',
    refused: 'રોકેલો પ્રયાસ',
    codesOverCap: 'ઈમેલ પર સામાન્ય કરતાં વધુ ઓટીપી',
    submissionsOverCap: 'સામાન્ય કરતાં વધુ મદદની વિનંતીઓ',
    mailboxOverCap: 'એક જ ઈમેલ સરનામે ઘણા બધા ઈમેલ',
    personalDataExported: 'અંગત માહિતી ફાઇલમાં સાચવી',
    bankChangeStopped: 'ઈમેલની લિંકથી બેંકની વિગતોનો ફેરફાર રોક્યો',
    claimStopped: 'ઈમેલની લિંકથી સંસ્થા પરનો દાવો રોક્યો',
  },
};
export default security;
