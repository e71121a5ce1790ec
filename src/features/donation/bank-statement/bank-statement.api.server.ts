import { apiMessages } from '#src/messages/api-messages.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendMessage } from '#src/server/api/api-responses.server.ts';
import * as contract from './bank-statement.contract.ts';
import { matchBankStatement } from './bank-statement.service.server.ts';
import { confirmMatches } from './confirm-matches.service.server.ts';
import { saveStatementLayout } from './statement-layout.service.server.ts';

export const bankStatementApi = createApi()
  .openapi(contract.matchBankStatement, async (context) => {
    const { file, onlyHeadings } = context.req.valid('form');
    const input = { file, onlyHeadings: onlyHeadings === 'true', call: signedInCall(context) };
    return sendData(context, await matchBankStatement(context.env, input));
  })
  .openapi(contract.saveStatementLayout, async (context) => {
    await saveStatementLayout(context.env.db, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendMessage(context, 'statementLayoutSaved');
  })
  .openapi(contract.confirmMatches, async (context) => {
    const { tokens } = context.req.valid('json');
    const outcomes = await confirmMatches(context.env, { tokens, call: signedInCall(context) });
    const messages = apiMessages[context.env.caller.language];
    return sendData(
      context,
      outcomes.map((key) => ({ isReceived: key === null, msg: key && messages[key] })),
    );
  });
