/** Something that takes long to make: made when it is first used, or before that a little at a time. */
export class LazyValue<T> {
  readonly #make: () => Generator<void, T>;
  #making: Generator<void, T> | undefined;
  #made: { value: T } | undefined;

  /** `make` yields wherever it may be interrupted. */
  constructor(make: () => Generator<void, T>) {
    this.#make = make;
  }

  get value(): T {
    while (!this.#made) this.#goOn();
    return this.#made.value;
  }

  /** Goes on with making it for so many milliseconds; whether it is made. */
  prepare(milliseconds: number): boolean {
    if (this.#made) return true;
    const until = performance.now() + milliseconds;
    while (!this.#made && performance.now() < until) this.#goOn();
    return this.#made !== undefined;
  }

  #goOn(): void {
    this.#making ??= this.#make();
    const { done, value } = this.#making.next();
    if (done) this.#made = { value };
  }
}
