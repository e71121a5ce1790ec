import { sortNameOf } from '#src/features/ngo/ngo-lexemes.server.ts';

type ImportedNgo = { name: string; city: string; darpanId?: string };

/**
 * Remembers the NGOs of the rows read so far, to detect duplicates within a file. NGOs with different Darpan
 * ids are different.
 */
export class DuplicateFinder {
  readonly #rowByDarpanId = new Map<string, number>();
  /**
   * By town and name. The row number is negative for an NGO without a Darpan id, because no other with that
   * name may follow.
   */
  readonly #rowByName = new Map<string, number>();

  /**
   * Returns undefined and remembers the row if the NGO is new; otherwise returns why it is a duplicate, as a
   * sentence.
   */
  findDuplicate({
    ngo,
    row,
  }: {
    ngo: ImportedNgo;
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
