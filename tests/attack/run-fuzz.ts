import { setTimeout as wait } from 'node:timers/promises';
import { OTHER_NGO_USER, startAttackedProduct, type AttackedProduct } from './attacked-product.ts';
import { addOtherNgoUser, restoreCallers, type Ngos } from './callers.ts';
import { findErrors, MAX_RESPONSE_MS } from './check-response.ts';
import { collectInputs } from './collect-inputs.ts';
import type { CallerName, FuzzRequest, FuzzInputs } from './fuzz-request.ts';
import { makeRequest } from './make-request.ts';
import { isResponse, openClient, type FuzzResponse, type Client, type NoResponse } from './send-request.ts';
import { readMemory, readProcessorSeconds, watchProduct, type Health } from './watch-product.ts';

export type FuzzPlan = {
  requests: number;
  seed: number;
  clients: number;
  only?: number;
  /** How long to wait after the requests until the memory is read again. */
  restMinutes?: number;
};
/** An error, with the request number for `--only`. */
export type Problem = {
  number: number;
  name: string;
  message: string;
  request: FuzzRequest;
  response: string;
};
export type FuzzFigures = {
  sent: number;
  byStatus: Record<string, number>;
  errors: Problem[];
  /** Responses that took more than a second, but were quick when the request was repeated alone. */
  slowWhenConcurrent: number;
  slowest: number;
  seconds: number;
  health: Health;
  /** The memory after the rest, unless nobody waits for it. */
  memoryAfterRestMiB?: number;
};

const EMAILS: Record<Exclude<CallerName, 'visitor'>, string> = {
  ngo: 'ngo@example.org',
  staff: 'staff@example.org',
  admin: 'admin@example.org',
  otherNgo: OTHER_NGO_USER,
};
/** After this many requests, the callers are restored in case an NGO was suspended or a password changed. */
const RESTORE_EVERY = 250;
const MAX_RESTARTS = 30;

/** Sends the requests of a seed to a separate product and returns the figures. */
export async function runFuzz(plan: FuzzPlan, log: (line: string) => void = () => {}): Promise<FuzzFigures> {
  const product = await startAttackedProduct({ RATE_LIMITS: 'off' });
  try {
    const ngos = await addOtherNgoUser(product);
    const inputs = await collectInputs(product, ngos);
    const client = openClient({ origin: product.origin, connections: plan.clients });
    const run = new FuzzRun({ plan, product, ngos, inputs, client, log });
    const figures = await run.all();
    client.close();
    return figures;
  } catch (error) {
    throw new Error(`The attack was interrupted.\n${product.output()}`, { cause: error });
  } finally {
    await product.stop();
  }
}

type FuzzContext = {
  plan: FuzzPlan;
  product: AttackedProduct;
  ngos: Ngos;
  inputs: FuzzInputs;
  client: Client;
  log: (line: string) => void;
};

class FuzzRun {
  readonly #context: FuzzContext;
  readonly #errors: Problem[] = [];
  readonly #byStatus: Record<string, number> = {};
  readonly #slow: FuzzRequest[] = [];
  readonly #inFlight = new Set<FuzzRequest>();
  #tokens = {} as Record<CallerName, string | undefined>;
  #slowest = 0;
  #sent = 0;
  #restarts = 0;
  #restarting: Promise<void> | undefined;

  constructor(context: FuzzContext) {
    this.#context = context;
  }

  async all(): Promise<FuzzFigures> {
    const { plan, product } = this.#context;
    const startedAt = performance.now();
    await this.#restoreCallers();
    const watch = watchProduct(product);
    const count = plan.only === undefined ? plan.requests : 1;
    let next = 0;
    const work = async () => {
      while (next < count) {
        const index = next++;
        if (index > 0 && index % RESTORE_EVERY === 0) await this.#restoreDuringRun();
        if (index > 0 && index % 1_000 === 0)
          this.#context.log(`${index} sent, ${this.#errors.length} errors`);
        await this.#sendOne(plan.only ?? index);
      }
    };
    await Promise.all(Array.from({ length: plan.clients }, work));
    const slowWhenConcurrent = await this.#repeatSlow();
    const health = await watch.end();
    const { restMinutes = 0 } = plan;
    await wait(restMinutes * 60_000);
    return {
      ...(restMinutes > 0 && { memoryAfterRestMiB: readMemory(product.pid()) }),
      sent: this.#sent,
      byStatus: this.#byStatus,
      errors: this.#errors,
      slowWhenConcurrent,
      health,
      slowest: this.#slowest,
      seconds: (performance.now() - startedAt) / 1000 - restMinutes * 60,
    };
  }

  async #sendOne(number: number): Promise<void> {
    const { plan, inputs } = this.#context;
    const request = makeRequest({ number, seed: plan.seed, inputs });
    await this.#restarting;
    this.#inFlight.add(request);
    const result = await this.#send(request);
    const wasRestarted = !isResponse(result) && result.error !== 'closed' && (await this.#restartIfEnded());
    this.#inFlight.delete(request);
    if (wasRestarted) return;
    this.#sent++;
    const status = isResponse(result) ? String(result.status) : result.error;
    this.#byStatus[status] = (this.#byStatus[status] ?? 0) + 1;
    if (!request.hashesPassword) this.#slowest = Math.max(this.#slowest, result.milliseconds);
    for (const name of findErrors(request, result)) {
      if (name === 'slow') this.#slow.push(request);
      else this.#report({ name, request, result });
    }
    if (plan.only !== undefined) this.#context.log(describe({ request, result }));
  }

  /**
   * Starts the product again if it has ended. Waits a moment first, because this is not known immediately.
   */
  async #restartIfEnded(): Promise<boolean> {
    const { product } = this.#context;
    await wait(50);
    if (!product.hasEnded()) return false;
    this.#restarting ??= this.#restart().finally(() => (this.#restarting = undefined));
    await this.#restarting;
    return true;
  }

  /** One of the requests in flight ended the product. Repeating each with `--only` shows which. */
  async #restart(): Promise<void> {
    if (++this.#restarts > MAX_RESTARTS) throw new Error(`The product ended ${this.#restarts} times`);
    const error = { error: this.#context.product.output().slice(-600), milliseconds: 0 };
    for (const request of this.#inFlight) this.#report({ name: 'the product ended', request, result: error });
    await this.#context.product.restart();
  }

  async #send(request: FuzzRequest): Promise<FuzzResponse | NoResponse> {
    const token = this.#tokens[request.caller];
    const hasAuthorization = request.headers.some(([name]) => name === 'Authorization');
    const headers: FuzzRequest['headers'] =
      token && !hasAuthorization ? [...request.headers, ['Authorization', token]] : request.headers;
    if (!request.isConfirmed || !token) return this.#context.client.send({ ...request, headers });
    const confirmation = await this.#context.product.confirm(token).catch(() => '');
    return this.#context.client.send({ ...request, headers: [...headers, ['X-Confirmation', confirmation]] });
  }

  /**
   * A request that blocks the process slows down the others too. Repeating each alone shows which one it was. Its processor
   * time counts, because other programs may keep the machine busy; without an answer for long, so does the time.
   */
  async #repeatSlow(): Promise<number> {
    const { product } = this.#context;
    let slowWhenConcurrent = 0;
    for (const request of this.#slow) {
      const before = readProcessorSeconds(product.pid());
      const result = await this.#send(request);
      const busyMs = (readProcessorSeconds(product.pid()) - before) * 1_000;
      if (busyMs > MAX_RESPONSE_MS || result.milliseconds > 10 * MAX_RESPONSE_MS)
        this.#report({ name: `over ${MAX_RESPONSE_MS} ms`, request, result });
      else slowWhenConcurrent++;
    }
    return slowWhenConcurrent;
  }

  #report({
    name,
    request,
    result,
  }: {
    name: string;
    request: FuzzRequest;
    result: FuzzResponse | NoResponse;
  }) {
    const { number } = request;
    const path = request.path.split('?')[0]!.slice(0, 90);
    const message = `${name}: ${request.method} ${path} by ${request.caller} (--only ${number})`;
    this.#errors.push({ number, name, message, request, response: describe({ request, result }) });
  }

  /** Meanwhile the attack continues, and may break immediately what was just restored. */
  async #restoreDuringRun(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.#restoreCallers();
      } catch (error) {
        if (!(await this.#restartIfEnded()) && attempt === 5) throw error;
      }
    }
  }

  /**
   * Makes the callers usable again: requests may have suspended their NGO, disabled them, or ended their
   * session.
   */
  async #restoreCallers(): Promise<void> {
    const { product, ngos } = this.#context;
    await restoreCallers(product, ngos);
    for (const [caller, email] of Object.entries(EMAILS) as [Exclude<CallerName, 'visitor'>, string][]) {
      const token = this.#tokens[caller];
      const { status } = token ? await product.call('/api/auth/getAccount', { token }) : { status: 401 };
      if (status !== 200) this.#tokens[caller] = await product.signIn(email);
    }
  }
}

/** Formats the request and its response, truncating long texts. */
function describe({ request, result }: { request: FuzzRequest; result: FuzzResponse | NoResponse }): string {
  const { method, path, caller, headers, body, isAborted } = request;
  const lines = [`${method} ${path.slice(0, 600)}`, `caller: ${caller}${isAborted ? ', half sent' : ''}`];
  for (const [name, value] of headers) lines.push(`${name}: ${value.slice(0, 200)}`);
  if (body) lines.push(`${body.length} bytes`, '', JSON.stringify(body.toString().slice(0, 1_500)));
  lines.push(
    '',
    isResponse(result)
      ? `${result.status} after ${result.milliseconds.toFixed(0)} ms: ${result.text.slice(0, 400)}`
      : result.error,
  );
  return lines.join('\n');
}
