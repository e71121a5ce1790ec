import { AppError } from '#src/server/errors.server.ts';

/**
 * On whose behalf a password is hashed. `trusted` is a person with a session, a known browser or a mailed
 * link. All others are distinguished by `network`.
 */
export type HashingRequester = { trusted: true } | { trusted: false; network: string };

type Waiting = { network: string | undefined; begin: () => void };

/** Seconds after which a refused caller may try again. */
const RETRY_AFTER = 3;

/**
 * Limits how many passwords are hashed at once, and how many hashes wait for their turn. Each hash takes 64
 * MiB of memory and one core for about 70 ms. Trusted requesters have their own waiting places and go first.
 * A single network can take only some of the other places.
 */
export class HashingQueue {
  readonly #most: { running: number; waiting: number; waitingOfNetwork: number };
  #running = 0;
  readonly #trusted: Waiting[] = [];
  readonly #others: Waiting[] = [];

  constructor(most: { running: number; waiting: number; waitingOfNetwork: number }) {
    this.#most = most;
  }

  /**
   * Runs the work when its turn comes.
   * @throws {AppError} 503 if too many are already waiting.
   */
  async run<Result>(from: HashingRequester, work: () => Promise<Result>): Promise<Result> {
    await this.#takeTurn(from);
    try {
      return await work();
    } finally {
      this.#running--;
      (this.#trusted.shift() ?? this.#others.shift())?.begin();
    }
  }

  #takeTurn(from: HashingRequester): Promise<void> | undefined {
    const { running, waiting, waitingOfNetwork } = this.#most;
    if (this.#running < running) {
      this.#running++;
      return undefined;
    }
    const network = from.trusted ? undefined : from.network;
    const line = from.trusted ? this.#trusted : this.#others;
    const ofNetwork = line.filter((other) => network !== undefined && other.network === network).length;
    if (line.length >= waiting || ofNetwork >= waitingOfNetwork)
      throw new AppError({ status: 503, key: 'busy', retryAfter: RETRY_AFTER });
    return new Promise((resolve) => {
      line.push({
        network,
        begin: () => {
          this.#running++;
          resolve();
        },
      });
    });
  }
}
