// Vitest runs this before it loads each file of journeys.
import { afterAll } from 'vitest';
import { startJourneyProduct, stopJourneyProduct } from './journey-product.ts';

// Some files read pages of the product to define their tests, so a hook would be too late.
await startJourneyProduct();
afterAll(stopJourneyProduct);
