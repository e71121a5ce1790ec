import { parseArgs } from 'node:util';
import { readConfig } from '#src/server/config.server.ts';
import { joinRuntime } from '#src/server/runtime.server.ts';
import { formatCount } from '#src/shared/numbers.ts';
import { readHead, verifyAudit, type AuditHead } from './verify-audit.server.ts';

const USAGE = `Use: npm run audit:verify -- [--expect HEAD]
HEAD is what an earlier run printed, as 12:5f70bf18… with all its signs. docs/operations.md tells more.`;

/** Parses the command line. Returns undefined if it is not valid. */
function parseOptions(args: string[]): { expected: AuditHead | undefined } | undefined {
  try {
    const { expect } = parseArgs({ args, options: { expect: { type: 'string' } } }).values;
    const expected = expect === undefined ? undefined : readHead(expect);
    return expect !== undefined && !expected ? undefined : { expected };
  } catch {
    return undefined;
  }
}

async function main(args: string[]): Promise<number> {
  const options = parseOptions(args);
  if (!options) {
    console.error(USAGE);
    return 1;
  }
  try {
    const runtime = await joinRuntime(readConfig({ LOG_LEVEL: 'warn', ...process.env }));
    try {
      const verdict = await verifyAudit(runtime.db, options);
      if (verdict.error !== undefined) {
        console.error(`The audit log is not whole. ${verdict.error}`);
        return 1;
      }
      const { entries, hash } = verdict.head;
      console.log(`The audit log is whole: ${formatCount(entries)} entries.`);
      console.log(`Its head, to be noted elsewhere: ${entries}:${hash}`);
      return 0;
    } finally {
      await runtime.stop();
    }
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
