import type { AttackedProduct } from './attacked-product.ts';
import { repeat } from './scenario.ts';
import { readProcessorSeconds } from './watch-product.ts';

/**
 * How long the product may work for one attack, in password hashes: seconds depend on the machine, and on what else it
 * does.
 */
export const MOST_HASHES = 5;
export const WRONG_PASSWORD = 'seven green buffaloes';

/** Runs an attack and returns for how long the product worked meanwhile, in password hashes. */
export async function measure<T>(product: AttackedProduct, attack: () => Promise<T>): Promise<[T, number]> {
  const count = 5;
  const [, secondsOfHashes] = await measureSeconds(product, () =>
    repeat({ count, concurrency: 1, work: (index) => signInWrongly(product, `10.8.0.${index}`) }),
  );
  const [result, seconds] = await measureSeconds(product, attack);
  return [result, (seconds / secondsOfHashes) * count];
}

async function measureSeconds<T>(product: AttackedProduct, attack: () => Promise<T>): Promise<[T, number]> {
  const before = readProcessorSeconds(product.pid());
  const result = await attack();
  return [result, readProcessorSeconds(product.pid()) - before];
}

/** Signs in as nobody, for which the product hashes the password all the same. */
export const signInWrongly = (product: AttackedProduct, from: string) =>
  product.call('/api/auth/logIn', {
    from,
    body: { email: `nobody.${from}@example.org`, password: WRONG_PASSWORD },
  });

export const inHashes = (hashes: number) => `the work of ${hashes.toFixed(1)} password hashes`;
export const tooMuch = (hashes: number, most: number) => (hashes > most ? [inHashes(hashes)] : []);
