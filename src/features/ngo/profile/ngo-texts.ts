import type hoursMessages from '#src/features/ngo/fields/hours.messages.en.ts';
import { openingHoursView } from '#src/features/ngo/fields/opening-hours-view.ts';
import type messages from '#src/features/ngo/fields/services.messages.en.ts';
import { serviceView } from '#src/features/ngo/fields/service-view.ts';
import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';
import { inLanguage, textView, translatedView } from '#src/shared/indic/text-in-language.ts';
import type { Language } from '#src/shared/languages.ts';
import type { NgoTextsView } from './profile.view.ts';

type Options<Ngo> = {
  ngo: Ngo;
  language: Language;
  words: typeof messages;
  hoursWords: typeof hoursMessages;
};
type Texts = 'mission' | 'missionGu' | 'missionHi' | 'description' | 'descriptionGu' | 'descriptionHi';

/** Returns what the NGO says about itself for a page in `language`, and the NGO without these texts. */
export function splitTexts<Ngo extends Pick<NgoDetail, Texts | 'services' | 'openingHours'>>({
  ngo,
  language,
  words,
  hoursWords,
}: Options<Ngo>): { texts: NgoTextsView; ngo: Omit<Ngo, Texts | 'services'> } {
  const { mission, missionGu, missionHi, description, descriptionGu, descriptionHi, services, ...rest } = ngo;
  const missionText = mission ?? missionGu ?? missionHi;
  const descriptionText = description ?? descriptionGu ?? descriptionHi ?? '';
  return {
    texts: {
      mission:
        missionText === null
          ? null
          : translatedView({ text: missionText, gu: missionGu, hi: missionHi }, language),
      description: inLanguage({ text: descriptionText, gu: descriptionGu, hi: descriptionHi }, language)
        .split(/\n+/)
        .filter(Boolean)
        .map((paragraph) => textView(paragraph, language)),
      services: services.map((service) => serviceView({ service, language, words })),
      openingHours: openingHoursView({ text: ngo.openingHours ?? '', language, words: hoursWords }),
    },
    ngo: rest,
  };
}
