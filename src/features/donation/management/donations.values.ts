/** How many donations can be confirmed at once. */
export const CONFIRMED_AT_ONCE_MOST = 100;

/** The months of a financial year in order, as a filter writes them. */
export const YEAR_MONTHS = ['04', '05', '06', '07', '08', '09', '10', '11', '12', '01', '02', '03'] as const;

/** Returns the names of the months from April on, as a financial year has them. `names` begin with January. */
export function fromApril(names: readonly string[]): string[] {
  return [...names.slice(3), ...names.slice(0, 3)];
}

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
