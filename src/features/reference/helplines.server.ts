import rows from '#database/reference/helplines.json' with { type: 'json' };
import { helplineHours } from './helpline-hours.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SiteView } from '#src/ui/site-view.ts';

/** Those shown at the foot of every page, in this order: 112 first. */
const AT_THE_FOOT = ['112', '108', '181', '1098', '14567', '1077'];
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

type Helpline = SiteView['helplines'][number];

export function helplinesAtTheFoot(language: Language): Helpline[] {
  return AT_THE_FOOT.flatMap((number) => helplineWithNumber({ number, language }) ?? []);
}

/** A helpline of the reference data, in a language. */
export function helplineWithNumber({
  number,
  language,
}: {
  number: string;
  language: Language;
}): Helpline | undefined {
  const row = rows.find((helpline) => helpline.number === number);
  return row && { number, name: row[NAME[language]], hours: helplineHours({ language, hours: row.hours }) };
}
