import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { findFreePort, startProduct } from '../support/product.ts';
import { prepareData } from './data-folders.ts';
import { load } from './load.ts';
import { leaveFirstCore, ON_ONE_CORE } from './pinning.ts';
import { publicKinds } from './public-addresses.ts';

const SECONDS = 10;
const MICROSECONDS_BETWEEN_SAMPLES = 500;
/** Smaller shares of the processor time are not printed. */
const LEAST_SHARE = 0.02;
/** A function that spends almost all of its time in one other is left out. */
const PASSED_ON = 0.97;
const FOLDER = 'test-results';

type CallFrame = { functionName: string; url: string; lineNumber: number };
type ProfileNode = { id: number; callFrame: CallFrame; children?: number[] };
type Profile = { nodes: ProfileNode[]; samples: number[]; timeDeltas: number[] };
type Call = { name: string; microseconds: number; calls: Call[] };

/**
 * Loads one kind of page, with so many NGOs, and prints in which functions the product spends its processor time, as a tree of shares with
 * all that a function calls. Writes the profile for the developer tools of a browser.
 * @throws {Error} if there is no such kind
 */
export async function profile({ part, ngos }: { part: string; ngos: number }): Promise<void> {
  const data = await prepareData(ngos);
  const kinds = await publicKinds(data);
  const kind = kinds.find(({ name }) => name === part);
  if (!kind) throw new Error(`Say which: ${kinds.map(({ name }) => `profile '${name}'`).join(', ')}.`);
  leaveFirstCore();
  const inspectorPort = await findFreePort();
  const { origin, stop } = await startProduct({
    dataDir: data.dataDir,
    env: { DEMO: 'off' },
    prefix: ON_ONE_CORE,
    nodeOptions: [`--inspect=127.0.0.1:${inspectorPort}`],
  });
  try {
    const inspector = await openInspector(inspectorPort);
    await load({ ...kind, origin, seconds: SECONDS / 2 });
    await inspector.send('Profiler.enable');
    await inspector.send('Profiler.setSamplingInterval', { interval: MICROSECONDS_BETWEEN_SAMPLES });
    await inspector.send('Profiler.start');
    const { perSecond } = await load({ ...kind, origin, paths: kind.paths.toReversed(), seconds: SECONDS });
    const result = (await inspector.send('Profiler.stop'))['profile'] as Profile;
    inspector.close();
    mkdirSync(FOLDER, { recursive: true });
    const path = `${FOLDER}/${part.replaceAll(' ', '-')}.cpuprofile`;
    writeFileSync(path, JSON.stringify(result));
    const calls = readCalls(result);
    console.log(
      `${part}: ${Math.round(perSecond)} a second. ${path} opens in the developer tools of a browser.\n`,
    );
    printCalls(calls, { total: sumOf(calls), depth: 0 });
  } finally {
    await stop();
  }
}

/** Opens the inspector of a Node process. */
async function openInspector(port: number) {
  const [target] = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as {
    webSocketDebuggerUrl: string;
  }[];
  if (!target) throw new Error('the product has no inspector');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: Record<string, unknown> };
    waiting.get(id)?.(result);
    waiting.delete(id);
  });
  let lastId = 0;
  return {
    send: (method: string, params = {}) =>
      new Promise<Record<string, unknown>>((resolve) => {
        waiting.set(++lastId, resolve);
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    close: () => socket.close(),
  };
}

/** Returns the calls at the root, without the time in which there was nothing to do. */
function readCalls({ nodes, samples, timeDeltas }: Profile): Call[] {
  const own = new Map<number, number>();
  for (const [at, id] of samples.entries()) own.set(id, (own.get(id) ?? 0) + (timeDeltas[at] ?? 0));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const readCall = ({ id, callFrame, children = [] }: ProfileNode): Call => {
    const calls = children.flatMap((child) => byId.get(child) ?? []).map(readCall);
    return { name: describe(callFrame), microseconds: (own.get(id) ?? 0) + sumOf(calls), calls };
  };
  const [root] = nodes;
  return root ? readCall(root).calls.filter(({ name }) => !/^\((idle|program)\)/.test(name)) : [];
}

function describe({ functionName, url, lineNumber }: CallFrame): string {
  const place = url && `${basename(url)}:${lineNumber + 1}`;
  return `${functionName || '(anonymous)'} ${place}`.trim();
}

function printCalls(calls: Call[], { total, depth }: { total: number; depth: number }): void {
  const large = calls.filter(({ microseconds }) => microseconds >= LEAST_SHARE * total);
  for (const call of large.toSorted((a, b) => b.microseconds - a.microseconds)) {
    const passedOn = call.calls.some(({ microseconds }) => microseconds >= PASSED_ON * call.microseconds);
    const percent = ((100 * call.microseconds) / total).toFixed(1).padStart(5);
    if (!passedOn) console.log(`${percent} % ${'  '.repeat(depth)}${call.name}`);
    printCalls(call.calls, { total, depth: passedOn ? depth : depth + 1 });
  }
}

function sumOf(calls: Call[]): number {
  return calls.reduce((sum, { microseconds }) => sum + microseconds, 0);
}
