import type { Socket } from 'node:net';

/** What the processes of the product do by themselves: jobs, announcements, and counts that are written now and then. */
const OF_ITSELF = /pgboss|pg_notify|^listen |ngo_view|search_count/i;
const EXECUTE = 'E';
const SIMPLE_QUERY = 'Q';
const PARSE = 'P';
const BIND = 'B';

/**
 * Reads the messages that a client sends to PostgreSQL and calls `onStatement` with the text of each statement that is
 * executed for somebody: the protocol of version 3, "Message Formats" in its documentation.
 */
export function watchStatements(client: Socket, onStatement: (text: string) => void): void {
  const prepared = new Map<string, string>();
  let rest = Buffer.alloc(0);
  let hasStarted = false;
  let bound = '';
  client.on('data', (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    // The first messages have a length and no letter.
    for (let message = take(); message; message = take()) read(message);
  });

  function take(): { letter: string; body: Buffer } | undefined {
    const head = hasStarted ? 1 : 0;
    if (rest.length < head + 4) return undefined;
    const length = rest.readInt32BE(head);
    if (rest.length < head + length) return undefined;
    const letter = hasStarted ? rest.toString('latin1', 0, 1) : '';
    const body = rest.subarray(head + 4, head + length);
    rest = rest.subarray(head + length);
    // A request for TLS is followed by the real first message.
    hasStarted ||= length > 8;
    return { letter, body };
  }

  function read({ letter, body }: { letter: string; body: Buffer }) {
    const [first = '', second = ''] = body.toString('utf8').split('\0', 2);
    if (letter === PARSE) prepared.set(first, second);
    else if (letter === BIND) bound = prepared.get(second) ?? '';
    else if (letter === EXECUTE) report(bound);
    else if (letter === SIMPLE_QUERY) report(first);
  }

  function report(text: string) {
    if (!OF_ITSELF.test(text)) onStatement(text);
  }
}
