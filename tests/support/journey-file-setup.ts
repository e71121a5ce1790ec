// Vitest runs this before it loads each file of journeys.
import { restoreJourneyProduct } from './journey-product.ts';

// Some files read pages of the product to define their tests, so a hook would be too late.
await restoreJourneyProduct();
