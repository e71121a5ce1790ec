import { answerWork } from '#src/server/workers/answer-work.server.ts';
import { drawReceiptsOfYear } from './receipts-of-year-pdf.server.ts';

// Runs in a thread: nobody waits while hundreds of pages are drawn.
answerWork(drawReceiptsOfYear);
