import { setTimeout as wait } from 'node:timers/promises';
import { OTHER_NGO_USER, startAttackedProduct, type AttackedProduct } from './attacked-product.ts';
import { addOtherNgoUser, mendCallers, type Ngos } from './callers.ts';
import { findErrors, LONGEST_ANSWER } from './check-answer.ts';
import { findMaterial } from './find-material.ts';
import type { CallerName, FuzzRequest, Material } from './fuzz-request.ts';
import { makeRequest } from './make-request.ts';
import { isAnswer, openClient, type Answer, type Client, type Silence } from './send-request.ts';
import { watchProduct, type Health } from './watch-product.ts';

export type FuzzPlan = { requests: number; seed: number; clients: number; only?: number };
/** An error, with the request number for `--only`. */
export type Problem = {
  number: number;
  name: string;
  sentence: string;
  request: FuzzRequest;
  answer: string;
};
export type FuzzFigures = {
  sent: number;
  byStatus: Record<string, number>;
  errors: Problem[];
  /** Responses that took more than a second, but were quick when the request was repeated alone. */
  onceSlow: number;
  slowest: number;
  seconds: number;
  health: Health;
};

const EMAILS: Record<Exclude<CallerName, 'visitor'>, string> = {
  ngo: 'ngo@example.org',
  staff: 'staff@example.org',
  admin: 'admin@example.org',
  otherNgo: OTHER_NGO_USER,
};
/** After this many requests, the callers are restored in case an NGO was suspended or a password changed. */
const MEND_EVERY = 250;
const MOST_ENDS = 30;

/** Sends the requests of a seed to a separate product and returns the figures. */
export async function runFuzz(plan: FuzzPlan, tell: (line: string) => void = () => {}): Promise<FuzzFigures> {
  const product = await startAttackedProduct({ RATE_LIMITS: 'off' });
  try {
    const ngos = await addOtherNgoUser(product);
    const material = await findMaterial(product, ngos);
    const client = openClient({ origin: product.origin, connections: plan.clients });
    const run = new FuzzRun({ plan, product, ngos, material, client, tell });
    const figures = await run.all();
    client.close();
    return figures;
  } catch (error) {
    throw new Error(`The attack was interrupted.\n${product.output()}`, { cause: error });
  } finally {
    await product.stop();
  }
}

type World = {
  plan: FuzzPlan;
  product: AttackedProduct;
  ngos: Ngos;
  material: Material;
  client: Client;
  tell: (line: string) => void;
};

class FuzzRun {
  readonly #world: World;
  readonly #faults: Problem[] = [];
  readonly #byStatus: Record<string, number> = {};
  readonly #slow: FuzzRequest[] = [];
  readonly #inFlight = new Set<FuzzRequest>();
  #tokens = {} as Record<CallerName, string | undefined>;
  #slowest = 0;
  #sent = 0;
  #ends = 0;
  #reviving: Promise<void> | undefined;

  constructor(world: World) {
    this.#world = world;
  }

  async all(): Promise<FuzzFigures> {
    const { plan, product } = this.#world;
    const began = performance.now();
    await this.#mend();
    const watch = watchProduct(product);
    const numbers = plan.only === undefined ? plan.requests : 1;
    let next = 0;
    const work = async () => {
      while (next < numbers) {
        const at = next++;
        if (at > 0 && at % MEND_EVERY === 0) await this.#mendWhileAttacked();
        if (at > 0 && at % 1_000 === 0) this.#world.tell(`${at} sent, ${this.#faults.length} errors`);
        await this.#sendOne(plan.only ?? at);
      }
    };
    await Promise.all(Array.from({ length: plan.clients }, work));
    const onceSlow = await this.#repeatSlow();
    const health = await watch.end();
    return {
      sent: this.#sent,
      byStatus: this.#byStatus,
      errors: this.#faults,
      onceSlow,
      health,
      slowest: this.#slowest,
      seconds: (performance.now() - began) / 1000,
    };
  }

  async #sendOne(number: number): Promise<void> {
    const { plan, material } = this.#world;
    const request = makeRequest({ number, seed: plan.seed, material });
    await this.#reviving;
    this.#inFlight.add(request);
    const answered = await this.#send(request);
    const hadEnded = !isAnswer(answered) && answered.error !== 'closed' && (await this.#reviveProduct());
    this.#inFlight.delete(request);
    if (hadEnded) return;
    this.#sent++;
    const status = isAnswer(answered) ? String(answered.status) : answered.error;
    this.#byStatus[status] = (this.#byStatus[status] ?? 0) + 1;
    if (!request.hashesPassword) this.#slowest = Math.max(this.#slowest, answered.milliseconds);
    for (const name of findErrors(request, answered)) {
      if (name === 'slow') this.#slow.push(request);
      else this.#note({ name, request, answered });
    }
    if (plan.only !== undefined) this.#world.tell(describe({ request, answered }));
  }

  /**
   * Starts the product again if it has ended. Waits a moment first, because this is not known immediately.
   */
  async #reviveProduct(): Promise<boolean> {
    const { product } = this.#world;
    await wait(50);
    if (!product.hasEnded()) return false;
    this.#reviving ??= this.#startAgain().finally(() => (this.#reviving = undefined));
    await this.#reviving;
    return true;
  }

  /** One of the requests in flight ended the product. Repeating each with `--only` shows which. */
  async #startAgain(): Promise<void> {
    if (++this.#ends > MOST_ENDS) throw new Error(`The product ended ${this.#ends} times`);
    const error = { error: this.#world.product.output().slice(-600), milliseconds: 0 };
    for (const request of this.#inFlight) this.#note({ name: 'the product ended', request, answered: error });
    await this.#world.product.restart();
  }

  async #send(request: FuzzRequest): Promise<Answer | Silence> {
    const token = this.#tokens[request.caller];
    const isNamed = request.headers.some(([name]) => name === 'Authorization');
    const headers: FuzzRequest['headers'] =
      token && !isNamed ? [...request.headers, ['Authorization', token]] : request.headers;
    if (!request.isConfirmed || !token) return this.#world.client.send({ ...request, headers });
    const confirmation = await this.#world.product.confirm(token).catch(() => '');
    return this.#world.client.send({ ...request, headers: [...headers, ['X-Confirmation', confirmation]] });
  }

  /**
   * A request that blocks the process slows down the others too. Repeating each alone shows which one it was.
   */
  async #repeatSlow(): Promise<number> {
    let onceSlow = 0;
    for (const request of this.#slow) {
      const answered = await this.#send(request);
      if (answered.milliseconds > LONGEST_ANSWER)
        this.#note({ name: `over ${LONGEST_ANSWER} ms`, request, answered });
      else onceSlow++;
    }
    return onceSlow;
  }

  #note({ name, request, answered }: { name: string; request: FuzzRequest; answered: Answer | Silence }) {
    const { number } = request;
    const path = request.path.split('?')[0]!.slice(0, 90);
    const sentence = `${name}: ${request.method} ${path} by ${request.caller} (--only ${number})`;
    this.#faults.push({ number, name, sentence, request, answer: describe({ request, answered }) });
  }

  /** Meanwhile the attack continues, and may break immediately what was just restored. */
  async #mendWhileAttacked(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#mend();
      } catch (error) {
        if (!(await this.#reviveProduct()) && tries === 5) throw error;
      }
    }
  }

  /**
   * Makes the callers usable again: requests may have suspended their NGO, disabled them, or ended their
   * session.
   */
  async #mend(): Promise<void> {
    const { product, ngos } = this.#world;
    await mendCallers(product, ngos);
    for (const [caller, email] of Object.entries(EMAILS) as [Exclude<CallerName, 'visitor'>, string][]) {
      const token = this.#tokens[caller];
      const { status } = token ? await product.call('/api/auth/getAccount', { token }) : { status: 401 };
      if (status !== 200) this.#tokens[caller] = await product.signIn(email);
    }
  }
}

/** Formats the request and its response, truncating long texts. */
function describe({ request, answered }: { request: FuzzRequest; answered: Answer | Silence }): string {
  const { method, path, caller, headers, body, isHalfSent } = request;
  const lines = [`${method} ${path.slice(0, 600)}`, `caller: ${caller}${isHalfSent ? ', half sent' : ''}`];
  for (const [name, value] of headers) lines.push(`${name}: ${value.slice(0, 200)}`);
  if (body) lines.push(`${body.length} bytes`, '', JSON.stringify(body.toString().slice(0, 1_500)));
  lines.push(
    '',
    isAnswer(answered)
      ? `${answered.status} after ${answered.milliseconds.toFixed(0)} ms: ${answered.text.slice(0, 400)}`
      : answered.error,
  );
  return lines.join('\n');
}
