import rows from '#database/reference/schemes-builtin.json' with { type: 'json' };
import type { PublicScheme } from './public/public-schemes.contract.ts';
import { NO_ELIGIBILITY } from './scheme.values.ts';

type BuiltinScheme = Extract<PublicScheme, { type: 'builtin' }>;

/** The four schemes that are built in, with the conditions that their texts name; all else stands on their own pages. */
export const builtinSchemes: readonly BuiltinScheme[] = rows.map(
  ({ _id, schemeName, description, category, beneficiary, gender, state, link, conditions }) =>
    ({
      ...{ _id, schemeName, description, category, beneficiary, gender, state, link },
      eligibility: { ...NO_ELIGIBILITY, conditions },
      type: 'builtin',
      ngo: null,
    }) as BuiltinScheme,
);

/** Ids of the needs that the built-in schemes serve, by the scheme's id. */
export const needsOfBuiltin: ReadonlyMap<number, readonly string[]> = new Map(
  rows.map(({ _id, needs }) => [_id, needs]),
);
