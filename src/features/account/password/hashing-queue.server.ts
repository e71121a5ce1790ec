import { AppError } from '#src/server/errors.server.ts';

/**
 * On whose behalf a password is hashed. `trusted`: somebody with a session, a known browser or a link that was sent to
 * them; everybody else is told apart by `network`.
 */
export type HashingRequester = { trusted: true } | { trusted: false; network: string };

type Waiting = { network: string | undefined; begin: () => void };

/** Seconds after which a caller who was turned away may try again. */
const RETRY_AFTER = 3;

/**
 * Holds the number of password hashes at once, and of those that wait for their turn: each costs 64 MiB and a core for
 * some 70 ms. The trusted have places of their own and go first; one network takes a part of the other places only.
 */
export class HashingQueue {
  readonly #most: { running: number; waiting: number; waitingOfNetwork: number };
  #running = 0;
  readonly #trusted: Waiting[] = [];
  readonly #others: Waiting[] = [];

  constructor(most: { running: number; waiting: number; waitingOfNetwork: number }) {
    this.#most = most;
  }

  /** Does the work when it is its turn. @throws {AppError} 503 when too many wait already. */
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
