import rows from '#database/reference/helplines.json' with { type: 'json' };
import { helplineHours } from '#src/features/information/helpline-hours.server.ts';
import type { Language } from '#src/shared/languages.ts';
import type { SiteView } from '#src/ui/site-view.ts';

/** Those shown at the foot of every page, in this order: 112 first. */
const AT_THE_FOOT = ['112', '108', '181', '1098', '14567', '1077'];
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

export function helplinesAtTheFoot(language: Language): SiteView['helplines'] {
  return AT_THE_FOOT.flatMap((number) => {
    const row = rows.find((helpline) => helpline.number === number);
    if (!row) return [];
    return [{ number, name: row[NAME[language]], hours: helplineHours({ language, hours: row.hours }) }];
  });
}
