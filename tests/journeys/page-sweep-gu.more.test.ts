import { test } from 'vitest';
import { findPagesToSweep, sweepIn } from '../support/sweep-pages.ts';

// Each language has a file of its own, so that the three run side by side.
test.for(await findPagesToSweep())(
  '$name has no layout or accessibility problems on phone and desktop, light and dark, with and without script',
  sweepIn('gu'),
);
