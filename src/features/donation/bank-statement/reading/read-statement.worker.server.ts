import { parentPort, workerData } from 'node:worker_threads';
import { readStatement, type StatementFile } from './read-statement.server.ts';

// Runs in a worker: a file of a stranger can fill only the worker's memory, and delays nobody else.
parentPort!.postMessage(await readStatement(workerData as StatementFile), []);
