import type { Language } from '#src/shared/languages.ts';
import { en } from './api/en.ts';
import { gu } from './api/gu.ts';
import { hi } from './api/hi.ts';

export type MessageKey = keyof typeof en;

/** The messages of API responses, by language. Services throw keys, so they need not know the language. */
export const apiMessages: Record<Language, Record<MessageKey, string>> = { en, hi, gu };
