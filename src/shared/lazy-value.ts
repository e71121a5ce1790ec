/** A value that is expensive to compute. It is computed on first use, or in small steps before that. */
export class LazyValue<T> {
  readonly #make: () => Generator<void, T>;
  #making: Generator<void, T> | undefined;
  #made: { value: T } | undefined;

  /** @param make computes the value and yields wherever it can be paused */
  constructor(make: () => Generator<void, T>) {
    this.#make = make;
  }

  get value(): T {
    while (!this.#made) this.#goOn();
    return this.#made.value;
  }

  /**
   * Continues the computation for the given number of milliseconds. Returns whether the value is complete.
   */
  prepare(milliseconds: number): boolean {
    if (this.#made) return true;
    const until = performance.now() + milliseconds;
    while (!this.#made && performance.now() < until) this.#goOn();
    return this.#made !== undefined;
  }

  #goOn(): void {
    this.#making ??= this.#make();
    const { done, value } = this.#making.next();
    if (!done) return;
    this.#made = { value };
    // It would keep all its variables.
    this.#making = undefined;
  }
}
