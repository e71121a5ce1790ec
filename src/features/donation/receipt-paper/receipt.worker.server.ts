import { answerWork } from '#src/server/workers/answer-work.server.ts';
import { drawReceipt } from './receipt-pdf.server.ts';

// Runs in a thread: nobody waits while a paper is drawn.
answerWork(drawReceipt);
