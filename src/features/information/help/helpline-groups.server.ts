import rows from '#database/reference/helplines.json' with { type: 'json' };
import type { Language } from '#src/shared/languages.ts';
import { helplineHours } from '#src/features/reference/helpline-hours.server.ts';
import type {
  HelplineGroup,
  HelplineGroupKey,
  HelplineView,
} from '#src/features/information/information.views.ts';

/** Helpline numbers by group, the most urgent group first. */
const GROUPS: Record<HelplineGroupKey, string[]> = {
  emergency: ['112', '108'],
  people: ['181', '1098', '14567'],
  health: ['14416', '104'],
  disaster: ['1077', '1070'],
  rights: ['1930', '15100'],
  animals: ['1962'],
};
const NAME = { en: 'name', hi: 'nameHi', gu: 'nameGu' } as const;

/** Returns all helplines of the reference data in the language of the page, 112 first. */
export function groupHelplines(language: Language): HelplineGroup[] {
  return Object.entries(GROUPS).map(([key, numbers]) => ({
    key: key as HelplineGroupKey,
    lines: numbers.flatMap((number) => {
      const row = rows.find((helpline) => helpline.number === number);
      return row ? [viewOf({ row, language })] : [];
    }),
  }));
}

function viewOf({ row, language }: { row: (typeof rows)[number]; language: Language }): HelplineView {
  return {
    number: row.number,
    name: row[NAME[language]],
    hours: helplineHours({ language, hours: row.hours }),
    isReported: row.hours.endsWith('reported'),
    isRechecked: row.state === 'verified',
  };
}
