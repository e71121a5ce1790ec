import { sortNameOf } from '../ngo-lexemes.ts';

type Known = { name: string; city: string; darpanId?: string };

/** The NGOs of the rows read so far, to tell when a file tells of one twice. Two that differ in their Darpan ids are two. */
export class SeenNgos {
  readonly #byDarpanId = new Map<string, number>();
  readonly #byName = new Map<string, number>();
  readonly #byNameWithoutId = new Map<string, number>();

  /** Undefined when the NGO is new, and it is remembered with its row; otherwise why not, as a sentence. */
  findDuplicate({
    ngo,
    row,
  }: {
    ngo: Known;
    row: number;
  }): { column: 'darpanId' | 'name'; reason: string } | undefined {
    const { darpanId } = ngo;
    const name = `${ngo.city}\n${sortNameOf(ngo.name)}`;
    const sameId = darpanId && this.#byDarpanId.get(darpanId);
    if (sameId)
      return { column: 'darpanId', reason: `Row ${sameId} has the same Darpan id: only the first is taken.` };
    const sameName = (darpanId ? this.#byNameWithoutId : this.#byName).get(name);
    if (sameName) {
      const reason = `Row ${sameName} has the same name and city, and without a Darpan id in both they are one NGO: only the first is taken.`;
      return { column: 'name', reason };
    }
    if (darpanId) this.#byDarpanId.set(darpanId, row);
    else this.#byNameWithoutId.set(name, row);
    this.#byName.set(name, row);
    return undefined;
  }
}
