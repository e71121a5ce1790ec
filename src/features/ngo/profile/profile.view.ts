import type { TextView } from '#src/shared/indic/text-in-language.ts';
import type { PlainDocument } from '#src/features/ngo/fields/documents.values.ts';
import type { ServiceView } from '#src/features/ngo/fields/service-view.ts';
import type { NgoDetail } from '#src/features/ngo/ngo.contract.ts';

type TranslatedField =
  | ('mission' | 'missionGu' | 'missionHi')
  | ('description' | 'descriptionGu' | 'descriptionHi')
  | 'services';

/** What an NGO says about itself, in the page's language as far as it is translated. */
export type NgoTextsView = {
  mission: TextView | null;
  /** By paragraph. */
  description: TextView[];
  services: ServiceView[];
  /** Its opening hours, one line for each group of days. */
  openingHours: string[];
};

/** The data of an NGO's page. `names` are in the page's language, `today` is the date in India. */
export type NgoView = {
  ngo: Omit<NgoDetail, 'needs' | TranslatedField>;
  texts: NgoTextsView;
  names: { city: string; district: string; category: string };
  today: string;
  /**
   * Documents without a section of their own, and what they mean. The loader chooses them, so that only texts
   * that are shown are sent.
   */
  documents: { name: PlainDocument; label: string; means: string; number: string }[];
  /** Its next events, the needs it serves and the first of its schemes; empty lists are left out. */
  lists: { title: string; links: { to: string; text: string; note?: string }[] }[];
  /** Why the NGO accepts no help requests now; null if it does. */
  closedReason: string | null;
  /** How fast it usually answers; null if too few requests tell. */
  answerTime: string | null;
  /** Whether people can give to it here. */
  takesGifts: boolean;
  /** In a preview: the page is not public, so the sentence about the public register would be wrong. */
  isUnlisted?: boolean;
  origin: string;
};
