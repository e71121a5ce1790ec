import type { Language } from '#src/shared/languages.ts';
import en from './en/index.ts';
import gu from './gu/index.ts';
import hi from './hi/index.ts';
import type { Catalogue } from './messages.tsx';

/** Every message in every language, for rendering on the server. */
export const catalogues: Record<Language, Catalogue> = { en, hi, gu };
