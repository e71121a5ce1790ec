import { translatedView, type TextView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type messages from './services.messages.en.ts';
import type { NgoService } from './services.values.ts';

/** A service as a page shows it, in the page's language. */
export type ServiceView = {
  name: TextView;
  /** What it costs; null if the NGO does not say. */
  cost: string | null;
  isFree: boolean;
  /** Whom it is for; null if the NGO does not say. */
  audience: string | null;
};

type Options = { service: NgoService; language: Language; words: typeof messages };

/** Returns the service as a page in `language` shows it. */
export function serviceView({ service, language, words }: Options): ServiceView {
  const { name, nameGu, nameHi, cost, audience } = service;
  return {
    name: translatedView({ text: name, gu: nameGu, hi: nameHi }, language),
    cost: cost && words.costs[cost],
    isFree: cost === 'free',
    audience:
      audience.length > 0 ? words.for(audience.map((group) => words.audience[group]).join(', ')) : null,
  };
}
