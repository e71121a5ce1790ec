import type { Language } from '#src/shared/languages.ts';
import en from './catalogue.en.ts';
import gu from './catalogue.gu.ts';
import hi from './catalogue.hi.ts';
import type { Catalogue } from './messages.tsx';

/** Every message in every language, for rendering on the server. */
export const catalogues: Record<Language, Catalogue> = { en, hi, gu };
