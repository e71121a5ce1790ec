import { answerWork } from '#src/server/workers/answer-work.server.ts';
import { readStatement } from './read-statement.server.ts';

// Runs in a thread: a file of a stranger can fill only the thread's memory, and delays nobody else.
answerWork(readStatement);
