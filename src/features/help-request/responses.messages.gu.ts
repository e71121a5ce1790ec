import type en from './responses.messages.en.ts';

export default {
  helpNgoUnfit:
    'આ સંસ્થા આ વિનંતી લઈ શકતી નથી: તે ચકાસેલી નથી, તેના વતી કોઈ સાઇન ઇન કરી શકતું નથી, અથવા આ વિનંતી તેની પાસે પહેલાં આવી ગઈ છે.',
  helpNotTheSame: 'એક જ વ્યક્તિની બે વિનંતીઓ જ જોડી શકાય, અને જે આગળ ચાલે તે ચાલુ કે સ્વીકારેલી હોવી જોઈએ.',
  helpContactDay: 'આજથી લઈને વધુમાં વધુ 14 દિવસ આગળ સુધીનો કોઈ દિવસ પસંદ કરો.',
} satisfies Record<keyof typeof en, string>;
