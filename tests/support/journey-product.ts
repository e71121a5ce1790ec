import { inject } from 'vitest';

/** A running build of the product with its demo data, and the mail server it uses. */
export type JourneyProduct = {
  origin: string;
  /** The folder in which the mail server stores received mails. */
  mailFolder: string;
  /** The folder with its database. */
  dataDir: string;
};

/**
 * Returns the product of this worker. Its journeys run one after another, and nobody else changes its data.
 */
export function journeyProduct(): JourneyProduct {
  const products = inject('products');
  const product = products[Number(process.env.VITEST_POOL_ID) - 1];
  if (!product) throw new Error(`worker ${process.env.VITEST_POOL_ID} has no product of its own`);
  return product;
}
