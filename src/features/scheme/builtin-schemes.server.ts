import rows from '#database/reference/schemes-builtin.json' with { type: 'json' };
import type { PublicScheme } from './public/public-schemes.contract.ts';
import { NO_ELIGIBILITY } from './scheme.values.ts';

type BuiltinScheme = Extract<PublicScheme, { type: 'builtin' }>;

/** The four schemes that are built in. What decides who gets them stands on their own pages, not here. */
export const builtinSchemes: readonly BuiltinScheme[] = rows.map(
  ({ _id, schemeName, description, category, beneficiary, gender, state, link }) =>
    ({
      ...{ _id, schemeName, description, category, beneficiary, gender, state, link },
      eligibility: NO_ELIGIBILITY,
      type: 'builtin',
      ngo: null,
    }) as BuiltinScheme,
);
