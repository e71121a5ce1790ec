import { BRAND } from '#src/brand.ts';
import pg from 'pg';
import type { Logger } from 'pino';

/** Milliseconds. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const HEARTBEAT = 5_000;

export type ChangeFeed = {
  /** False while the connection is lost, until the next `onReady`. Changes are missed meanwhile. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/**
 * Listens for `notify` messages of the database on `channel`, over its own connection. It reconnects after
 * 0.1 to 5 s, with growing waits. `onReady` is called each time listening begins, `onLost` each time it ends
 * other than by `stop`. Messages in between are lost: a cache must not be used after `onLost`, and must be
 * cleared at `onReady`. A connection that died silently is noticed within 10 s.
 */
export function listenForChanges({
  url,
  channel,
  onChange,
  onLost,
  onReady,
  log,
}: {
  url: string;
  channel: string;
  onChange: (payload: string) => void;
  onLost: () => void;
  onReady: () => void;
  log: Logger;
}): ChangeFeed {
  let client: pg.Client | undefined;
  let listening = false;
  let isStopped = false;
  let wait = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `${BRAND.name.en} change feed`,
      connectionTimeoutMillis: HEARTBEAT,
      query_timeout: HEARTBEAT,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', (error) => lose({ from: fresh, reason: error.message }));
    fresh.on('end', () => lose({ from: fresh, reason: 'the connection was closed' }));
    fresh.on('notification', ({ payload }) => onChange(payload ?? ''));
    try {
      await fresh.connect();
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    } catch (error) {
      return lose({ from: fresh, reason: (error as Error).message });
    }
    if (client !== fresh || isStopped) return;
    listening = true;
    wait = FIRST_WAIT;
    onReady();
    timer = setTimeout(() => void beat(fresh), HEARTBEAT);
  }

  async function beat(current: pg.Client) {
    try {
      await current.query('select 1');
      if (client === current) timer = setTimeout(() => void beat(current), HEARTBEAT);
    } catch (error) {
      lose({ from: current, reason: (error as Error).message });
    }
  }

  function lose({ from, reason }: { from: pg.Client; reason: string }) {
    if (client !== from || isStopped) return;
    client = undefined;
    clearTimeout(timer);
    void from.end().catch(() => {});
    if (listening) {
      listening = false;
      log.warn(`Changes of the database cannot be received: ${reason}`);
      onLost();
    }
    timer = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  void connect();

  return {
    isListening: () => listening,
    async stop() {
      isStopped = true;
      listening = false;
      clearTimeout(timer);
      await client?.end().catch(() => {});
    },
  };
}
