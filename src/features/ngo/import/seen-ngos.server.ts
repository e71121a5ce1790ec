import { sortNameOf } from '#src/features/ngo/ngo-lexemes.server.ts';

type Known = { name: string; city: string; darpanId?: string };

/** The NGOs of the rows read so far, to tell when a file tells of one twice. Two that differ in their Darpan ids are two. */
export class SeenNgos {
  readonly #rowByDarpanId = new Map<string, number>();
  /** By town and name; of NGOs without a Darpan id the row is negative, as no other of that name may follow. */
  readonly #rowByName = new Map<string, number>();

  /** Undefined when the NGO is new, and it is remembered with its row; otherwise why not, as a sentence. */
  findDuplicate({
    ngo,
    row,
  }: {
    ngo: Known;
    row: number;
  }): { column: 'darpanId' | 'name'; reason: string } | undefined {
    const { darpanId } = ngo;
    const sameId = darpanId && this.#rowByDarpanId.get(darpanId);
    if (sameId) {
      const reason = `Row ${sameId} has the same Darpan id: only the first is taken.`;
      return { column: 'darpanId', reason };
    }
    const name = `${ngo.city}\n${sortNameOf(ngo.name)}`;
    const sameName = this.#rowByName.get(name);
    if (sameName !== undefined && (!darpanId || sameName < 0)) {
      const reason = `Row ${Math.abs(sameName)} has the same name and city, and without a Darpan id in both they are one NGO: only the first is taken.`;
      return { column: 'name', reason };
    }
    if (darpanId) this.#rowByDarpanId.set(darpanId, row);
    this.#rowByName.set(name, darpanId ? row : -row);
    return undefined;
  }
}
