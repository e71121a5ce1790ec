import { BRAND } from '#src/brand.ts';
import type en from './requests.messages.en.ts';

export default {
  unverified: `અમારી ટીમે આ સંસ્થાના દસ્તાવેજ હજી ચકાસ્યા નથી, એટલે ${BRAND.name.gu} પરથી તેને વિનંતી મોકલી શકાતી નથી. તેનો સીધો સંપર્ક કરો, અથવા અમે ચકાસેલી સંસ્થાઓ પાસે મદદ માંગો.`,
  notYet: `આ સંસ્થા હજી ${BRAND.name.gu} દ્વારા વિનંતીઓ લેતી નથી. તેનો સીધો સંપર્ક કરો, અથવા અહીં બીજી સંસ્થાઓ પાસે મદદ માંગો.`,
  paused: (day: string) =>
    `આ સંસ્થા ${day} સુધી નવી વિનંતીઓ લેતી નથી. તેનો સીધો સંપર્ક કરો, અથવા અહીં બીજી સંસ્થાઓ પાસે મદદ માંગો.`,
  answersInHours: (hours: number) => `મોટે ભાગે ${hours} કલાકમાં જવાબ આપે છે`,
  answersInDays: (days: number) => `મોટે ભાગે ${days} દિવસમાં જવાબ આપે છે`,
  answersSeldom: 'આ સંસ્થાને મળેલી મોટા ભાગની વિનંતીઓનો 3 દિવસમાં જવાબ મળ્યો નથી.',
} satisfies typeof en;
