// Vitest runs this before it loads each file with property tests.
import fc from 'fast-check';
import { SEED } from '../run/seed.ts';

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
