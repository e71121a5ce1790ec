const NONE = new Int32Array();

/** For each form of a word, the numbers of the phrases that have it, while they are collected. */
export class GrowingLists {
  readonly #lists = new Map<string, number[]>();

  add(forms: readonly string[], number: number): void {
    for (const form of forms) {
      const list = this.#lists.get(form);
      if (list) list.push(number);
      else this.#lists.set(form, [number]);
    }
  }

  count(form: string): number {
    return this.#lists.get(form)?.length ?? 0;
  }

  /** Returns the same lists in one block of memory. As arrays, they would be a fifth of all objects of the process. */
  compact(): PhraseLists {
    const starts = new Map<string, number>();
    const lists = [...this.#lists.values()];
    const numbers = new Int32Array(lists.reduce((sum, list) => sum + list.length + 1, 0));
    let start = 0;
    for (const [form, list] of this.#lists) {
      starts.set(form, start);
      numbers[start] = list.length;
      numbers.set(list, start + 1);
      start += list.length + 1;
    }
    return new PhraseLists(starts, numbers);
  }
}

/** For each form of a word, the numbers of the phrases that have it. */
export class PhraseLists {
  readonly #starts: ReadonlyMap<string, number>;
  /** The length of each list, followed by its numbers. */
  readonly #numbers: Int32Array;

  constructor(starts: ReadonlyMap<string, number>, numbers: Int32Array) {
    this.#starts = starts;
    this.#numbers = numbers;
  }

  has(form: string): boolean {
    return this.#starts.has(form);
  }

  count(form: string): number {
    const start = this.#starts.get(form);
    return start === undefined ? 0 : (this.#numbers[start] ?? 0);
  }

  get(form: string): Int32Array {
    const start = this.#starts.get(form);
    if (start === undefined) return NONE;
    return this.#numbers.subarray(start + 1, start + 1 + this.count(form));
  }
}
