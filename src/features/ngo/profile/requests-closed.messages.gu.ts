import { BRAND } from '#src/brand.ts';
import type en from './requests-closed.messages.en.ts';

export default {
  notYet: `આ સંસ્થા હજી ${BRAND.name.gu} દ્વારા વિનંતીઓ લેતી નથી. તેનો સીધો સંપર્ક કરો, અથવા અહીં બીજી સંસ્થાઓ પાસે મદદ માંગો.`,
  paused: (day: string) =>
    `આ સંસ્થા ${day} સુધી નવી વિનંતીઓ લેતી નથી. તેનો સીધો સંપર્ક કરો, અથવા અહીં બીજી સંસ્થાઓ પાસે મદદ માંગો.`,
} satisfies typeof en;
