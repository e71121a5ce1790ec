import rows from '#database/reference/schemes-builtin.json' with { type: 'json' };
import { publicNeeds } from '#src/search/public-needs.server.ts';
import type { PublicScheme } from '#src/features/scheme/catalogue/catalogue.contract.ts';
import { NO_ELIGIBILITY } from './scheme.values.ts';

type BuiltinScheme = Extract<PublicScheme, { type: 'builtin' }>;

/**
 * The four built-in schemes, with the conditions that their texts name. All other information is on their own
 * pages.
 */
export const builtinSchemes: readonly BuiltinScheme[] = rows.map(
  ({ type: _type, registerUser: _registerUser, eligibility, needs, ...scheme }) =>
    ({
      ...scheme,
      phone: null,
      eligibility: { ...NO_ELIGIBILITY, ...eligibility },
      needs: publicNeeds(needs),
      type: 'builtin',
      ngo: null,
    }) as BuiltinScheme,
);
