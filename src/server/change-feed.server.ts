import { BRAND } from '#src/brand.ts';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { IS_READ_ONLY, LONGEST_CONNECTING } from './database.server.ts';

/** Milliseconds. */
const FIRST_WAIT = 100;
const LONGEST_WAIT = 5_000;
const LONGEST_CLOSING = 1_000;
const TICK = 1_000;
/** Ticks, not a time: after a pause of the process itself, what has arrived meanwhile is read first. */
const NOTIFY_AFTER = 3;
const SILENT_AFTER = 7;

export type ChangeFeed = {
  /** False while the connection is lost, until the next `onReady`. Changes are missed meanwhile. */
  isListening(): boolean;
  stop(): Promise<void>;
};

/**
 * Listens for `notify` messages of the database on `channel`, over its own connection. It reconnects after
 * 0.1 to 5 s, with growing waits. `onReady` is called each time listening begins, `onLost` each time it ends
 * other than by `stop`. Messages in between are lost: a cache must not be used after `onLost`, and must be
 * cleared at `onReady`.
 *
 * It notifies itself every few seconds. A connection without an echo for seven seconds has fallen silent: then other
 * connections to the database are probably dead too. A server that is read-only counts as lost, because the changes are
 * made on another.
 */
export function listenForChanges({
  url,
  name,
  channel,
  onChange,
  onLost,
  onReady,
  log,
}: {
  url: string;
  /** Names the connection in PostgreSQL. */
  name: string;
  channel: string;
  onChange: (payload: string) => void;
  onLost: (loss: { isSilent: boolean }) => void;
  onReady: () => void;
  log: Logger;
}): ChangeFeed {
  const echo = `${BRAND.slug} ${randomUUID()}`;
  let client: pg.Client | undefined;
  let listening = false;
  let isStopped = false;
  let wait = FIRST_WAIT;
  let timer: NodeJS.Timeout | undefined;
  let ticksSinceEcho = 0;

  async function connect() {
    const fresh = new pg.Client({
      connectionString: url,
      application_name: `${BRAND.name.en} ${name}`,
      connectionTimeoutMillis: LONGEST_CONNECTING,
      keepAlive: true,
    });
    client = fresh;
    fresh.on('error', (error) => lose({ from: fresh, reason: error.message }));
    fresh.on('end', () => lose({ from: fresh, reason: 'the connection was closed' }));
    fresh.on('notification', (heard) => {
      if (client !== fresh || isStopped) return;
      if (heard.channel === channel) onChange(heard.payload ?? '');
      else hearEcho();
    });
    try {
      await fresh.connect();
      if (client !== fresh || isStopped) return;
      ticksSinceEcho = 0;
      timer = setInterval(() => tick(fresh), TICK);
      for (const heard of [channel, echo]) await fresh.query(`listen ${fresh.escapeIdentifier(heard)}`);
      await notifyOneself(fresh);
    } catch (error) {
      lose({ from: fresh, reason: (error as Error).message });
    }
  }

  function hearEcho() {
    ticksSinceEcho = 0;
    if (listening) return;
    listening = true;
    wait = FIRST_WAIT;
    onReady();
  }

  function tick(current: pg.Client) {
    ticksSinceEcho++;
    if (ticksSinceEcho === NOTIFY_AFTER && listening)
      notifyOneself(current).catch((error: Error) => lose({ from: current, reason: error.message }));
    if (ticksSinceEcho > SILENT_AFTER)
      lose({ from: current, reason: 'the database has fallen silent', isSilent: true });
  }

  async function notifyOneself(current: pg.Client) {
    const { rows } = await current.query<{ isReadOnly: boolean }>(
      `select ${IS_READ_ONLY} as "isReadOnly", case when not ${IS_READ_ONLY} then pg_notify($1, '') end`,
      [echo],
    );
    if (rows[0]?.isReadOnly) throw new Error('the database is read-only');
  }

  function lose({ from, reason, isSilent = false }: { from: pg.Client; reason: string; isSilent?: boolean }) {
    if (client !== from || isStopped) return;
    client = undefined;
    clearTimeout(timer);
    void from.end().catch(() => {});
    if (listening) {
      listening = false;
      log.warn(`Announcements of the database cannot be received by the ${name}: ${reason}`);
      onLost({ isSilent });
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
      // A silent connection is never closed by the other side.
      await Promise.race([client?.end(), sleep(LONGEST_CLOSING, undefined, { ref: false })]);
    },
  };
}
