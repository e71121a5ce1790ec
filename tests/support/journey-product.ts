import { inject } from 'vitest';

/** A built product with its demo data, and the mail server that it sends through. */
export type JourneyProduct = {
  origin: string;
  /** Where the mail server keeps what it gets. */
  mailFolder: string;
};

/** The product of this worker: the journeys of one worker come one after another, and nobody else changes its data. */
export function journeyProduct(): JourneyProduct {
  const products = inject('products');
  const product = products[Number(process.env.VITEST_POOL_ID) - 1];
  if (!product) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no product of its own`);
  return product;
}
