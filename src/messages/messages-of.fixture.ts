import type { Language } from '#src/shared/languages.ts';
import { apiMessages } from './api-messages.ts';
import { catalogues } from './catalogues.server.ts';
import { waits } from './wait-sentence.ts';

export type MessageAtPath = [path: string, text: string];

/** Every message of a language with its path; one that takes values is called with `count` and with marks. */
export function messagesOf({ language, count = 2 }: { language: Language; count?: number }): MessageAtPath[] {
  const all = { ...catalogues[language], api: apiMessages[language], waits: waits[language] };
  return collectMessages({ value: all, path: '', count });
}

type Branch = { value: unknown; path: string; count: number };

function collectMessages({ value, path, count }: Branch): MessageAtPath[] {
  if (typeof value === 'function') return [[path, String(value(count, '‹1›', '‹2›'))]];
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectMessages({ value: inner, path: `${path}.${key}`, count }),
  );
}
