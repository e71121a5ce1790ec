/** A command that works with the database until it is interrupted, and has no stop handling of its own. */
import { readConfig } from '../../src/server/config.server.ts';
import { joinRuntime } from '../../src/server/runtime.server.ts';

const { databaseUrl } = await joinRuntime(readConfig(process.env));
console.log(`listening ${JSON.stringify({ port: 0, databaseUrl })}`);
setInterval(() => {}, 1000);
