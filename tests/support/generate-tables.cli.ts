// npm run tables: migrates a database in a temporary PostgreSQL and writes the types of its tables.
import { writeFile } from 'node:fs/promises';
import { openDatabase } from '../../src/server/database.server.ts';
import { startTemporaryCluster } from './temporary-cluster.ts';
import { generateTables, TABLES_FILE } from './generate-tables.ts';
import { createTestDatabase } from './test-databases.ts';

const cluster = await startTemporaryCluster();
try {
  const { url } = await createTestDatabase({ clusterUrl: cluster.url, migrated: true });
  const { pool, close } = openDatabase({ url, poolSize: 1 });
  await writeFile(TABLES_FILE, await generateTables(pool));
  await close();
  console.log(`${TABLES_FILE} is up to date.`);
} finally {
  await cluster.stop();
}
