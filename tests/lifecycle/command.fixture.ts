/** A command that uses the database until it is interrupted, and does not handle signals itself. */
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';

const { databaseUrl } = await joinRuntime(readConfig(process.env));
console.log(`listening ${JSON.stringify({ port: 0, databaseUrl })}`);
setInterval(() => {}, 1000);
