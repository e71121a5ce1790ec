import rows from '#database/reference/helplines.json' with { type: 'json' };
import { helplineHours } from './helpline-hours.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SiteView } from '#src/ui/site-view.ts';

/** The helplines in the footer of every page, in display order, with 112 first. */
const FOOTER_NUMBERS = ['112', '108', '181', '1098', '14567', '1077'];
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

type Helpline = SiteView['helplines'][number];

/** Returns the helplines of the footer, named in `language`. */
export function footerHelplines(language: Language): Helpline[] {
  return FOOTER_NUMBERS.flatMap((number) => findHelpline({ number, language }) ?? []);
}

/** Returns a helpline of the reference data, named in `language`, or undefined if the number is unknown. */
export function findHelpline({
  number,
  language,
}: {
  number: string;
  language: Language;
}): Helpline | undefined {
  const row = rows.find((helpline) => helpline.number === number);
  return row && { number, name: row[NAME[language]], hours: helplineHours({ language, hours: row.hours }) };
}
