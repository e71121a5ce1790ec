import type { Language } from '#src/shared/languages.ts';
import { en } from './api/en.ts';
import { gu } from './api/gu.ts';
import { hi } from './api/hi.ts';

export type MessageKey = keyof typeof en;

/** Sentences the API answers with, in the caller's language. Keys, so that a service needs no language. */
export const apiMessages: Record<Language, Record<MessageKey, string>> = { en, hi, gu };
