import { ngoTabs, operationsTabs } from '#src/navigation.ts';
import type { Language } from '#src/shared/languages.ts';
import { apiMessages } from './api-messages.ts';
import { catalogues } from './catalogues.server.ts';
import { waits } from './wait-sentence.ts';

export type MessageAtPath = [path: string, text: string];

/**
 * Returns every message of a language with its path, including the labels of tabs. Calls those with
 * parameters with `first`, `‹1›`, `‹2›`.
 */
export function messagesOf({
  language,
  first = 2,
}: {
  language: Language;
  first?: number | string;
}): MessageAtPath[] {
  const tabs = [...ngoTabs, ...operationsTabs].map(({ label }) => label[language]);
  const all = { ...catalogues[language], api: apiMessages[language], waits: waits[language], tabs };
  return collectMessages({ value: all, path: '', first });
}

type Branch = { value: unknown; path: string; first: number | string };

function collectMessages({ value, path, first }: Branch): MessageAtPath[] {
  if (typeof value === 'function') return [[path, String(value(first, '‹1›', '‹2›'))]];
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    collectMessages({ value: inner, path: `${path}.${key}`, first }),
  );
}
