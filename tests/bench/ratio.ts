import type { BareServer } from './bare-copy.ts';
import { load, type Load } from './load.ts';

/** Addresses of one kind that are measured together, more than can be requested in a measurement. */
export type Kind = { name: string; paths: string[]; headers?: Record<string, string> };

/** What one answer costs: so many answers of a bare `node:http` server take the same processor time. */
export type Ratio = { kind: Kind; bareAnswers: number; load: Load; bare: Load };

type Options = {
  origin: string;
  /** Sends the same bytes as one answer of the product, on the same core. */
  bare: BareServer;
  kinds: Kind[];
  /** Seconds of each load of the product. */
  seconds: number;
  /** Odd, so that one of them is the median. */
  rounds: number;
};

/** Seconds of each load of the bare server. */
const BARE_SECONDS = 2;

/**
 * Loads the product with each kind of address, always between two loads of the bare server, because the speed of a
 * machine changes within minutes. Returns the median of the rounds for each kind.
 */
export async function measureRatios({ origin, bare, kinds, seconds, rounds }: Options): Promise<Ratio[]> {
  const loadBare = () => load({ origin: bare.origin, paths: ['/'], seconds: BARE_SECONDS });
  const loadProduct = async ({ paths, ...kind }: Kind, duration: number) => {
    const result = await load({ ...kind, origin, paths, seconds: duration });
    // No address comes twice, unless there are fewer than were requested.
    paths.push(...paths.splice(0, Math.min(result.requests, paths.length - 1)));
    return result;
  };
  for (const kind of kinds) await loadProduct(kind, Math.ceil(seconds / 2));
  const ratios: Ratio[] = [];
  for (let round = 0; round < rounds; round++) {
    let before = await loadBare();
    for (const kind of kinds) {
      const result = await loadProduct(kind, seconds);
      const after = await loadBare();
      const perSecond = (before.perProcessorSecond + after.perProcessorSecond) / 2;
      ratios.push({ kind, bareAnswers: perSecond / result.perProcessorSecond, load: result, bare: after });
      before = after;
    }
  }
  return kinds.map((kind) => medianOf(ratios.filter((ratio) => ratio.kind === kind)));
}

function medianOf(ratios: Ratio[]): Ratio {
  const sorted = ratios.toSorted((a, b) => a.bareAnswers - b.bareAnswers);
  const median = sorted[(sorted.length - 1) / 2];
  if (!median) throw new Error('the number of rounds must be odd');
  return median;
}
