import { readConfig } from './server/config.server.ts';
import { joinRuntime } from './server/runtime.server.ts';
import { deriveKeys } from './server/security/keys.server.ts';
import { resealColumn } from './server/database/sealed-columns.queries.server.ts';
import { formatCount } from './shared/numbers.ts';
import { sealedColumns } from './sealed-columns.server.ts';

const USAGE = `Use: npm run secrets:rotate
Set SECRET_KEY to the new key and PREVIOUS_SECRET_KEY to the earlier one. docs/operations.md tells more.`;

/** Seals everything with the current SECRET_KEY. Returns the exit code. */
async function main(args: string[]): Promise<number> {
  if (args.length > 0) {
    console.error(USAGE);
    return 1;
  }
  try {
    const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
    const keys = deriveKeys(config.secretKey, config.previousSecretKey);
    const runtime = await joinRuntime(config);
    try {
      for (const column of sealedColumns) {
        const count = await resealColumn({ db: runtime.db, keys }, column);
        console.log(`${column.table}.${column.column}: ${formatCount(count)} sealed with the new key`);
      }
    } finally {
      await runtime.stop();
    }
    console.log('Everything is sealed with SECRET_KEY. PREVIOUS_SECRET_KEY can be removed.');
    return 0;
  } catch (error) {
    console.error((error as Error).message);
    return 1;
  }
}

process.exitCode = await main(process.argv.slice(2));
