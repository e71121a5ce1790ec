import {
  countContactSearch,
  showPeople,
  showPerson,
} from '#src/features/audit/personal-data/looks.service.server.ts';
import { maskEmail } from '#src/shared/masked-contact.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage } from '#src/server/api/api-responses.server.ts';
import { exportCsv } from '#src/features/audit/export-csv.server.ts';
import * as contract from './feedback.contract.ts';
import {
  answerFeedback,
  eachFeedback,
  finishFeedback,
  saveFeedback,
  listFeedback,
  readFeedback,
} from './feedback.service.server.ts';

/** How the people who wrote to our team are counted and masked. */
const SENDERS = {
  kind: 'feedback',
  entity: 'feedback',
  mask: (row: contract.Feedback) => ({ ...row, email: row.email && maskEmail(row.email) }),
} as const;

export const feedbackApi = createApi()
  .openapi(contract.addFeedback, async (context) => {
    await saveFeedback(context.env, { kind: 'feedback', ...context.req.valid('json') });
    return sendMessage(context, 'feedbackSent', 201);
  })
  .openapi(contract.addContactMessage, async (context) => {
    await saveFeedback(context.env, { kind: 'contact', ...context.req.valid('json') });
    return sendMessage(context, 'feedbackSent', 201);
  })
  .openapi(contract.reportMistake, async (context) => {
    await saveFeedback(context.env, { kind: 'mistake', ...context.req.valid('json') });
    return sendMessage(context, 'feedbackSent', 201);
  })
  .openapi(contract.getAllFeedback, async (context) => {
    const { page, pageSize, ...filters } = context.req.valid('query');
    const call = signedInCall(context);
    await countContactSearch(context.env.db, { q: filters.q, call });
    const { rows, ...list } = await listFeedback(context.env.db, { filters, page, pageSize });
    const look = { ...SENDERS, call, action: 'getAllFeedback' };
    const { rows: data, ...notice } = await showPeople(context.env.db, { ...look, rows, q: filters.q });
    return context.json({ success: true as const, ...list, data, ...notice, page, pageSize }, 200);
  })
  .openapi(contract.exportFeedback, async (context) => {
    const filters = context.req.valid('query');
    return exportCsv(context, {
      access: { action: 'exportFeedback', entity: 'feedback', filters },
      name: 'feedback',
      columns: Object.keys(contract.feedback.shape),
      rows: eachFeedback(context.env.db, filters),
    });
  })
  .openapi(contract.getFeedbackById, async (context) => {
    const row = await readFeedback(context.env.db, context.req.valid('param').id);
    const look = { ...SENDERS, call: signedInCall(context), action: 'getAllFeedback', entityId: row._id };
    return sendData(context, await showPerson(context.env.db, { ...look, row }));
  })
  .openapi(contract.answerFeedback, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    await answerFeedback(context.env, { ...input, call: signedInCall(context) });
    return sendMessage(context, 'feedbackAnswered');
  })
  .openapi(contract.finishFeedback, async (context) => {
    await finishFeedback(context.env, { ...context.req.valid('param'), call: signedInCall(context) });
    return sendMessage(context, 'feedbackFinished');
  });
