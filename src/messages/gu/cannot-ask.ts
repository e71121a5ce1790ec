import { BRAND } from '#src/brand.ts';
import type en from '../en/cannot-ask.ts';

export default {
  notYet: `આ સંસ્થા હજી ${BRAND.name.gu} દ્વારા વિનંતીઓ લેતી નથી. અહીં બીજી સંસ્થાઓ પાસે માગો, અથવા તેમને ફોન કરો.`,
  paused: (day: string) => `${day} સુધી તેમની પાસે જગ્યા નથી. અહીં બીજી સંસ્થાઓ પાસે માગો, અથવા તેમને ફોન કરો.`,
} satisfies typeof en;
