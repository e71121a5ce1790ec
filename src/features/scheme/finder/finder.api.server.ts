import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { SCHEMES } from '../scheme-tags.server.ts';
import * as contract from './finder.contract.ts';
import { findNextQuestion, findSchemes } from './finder.service.server.ts';

export const finderApi = createApi()
  .openapi(contract.getSchemesByAnswers, async (context) => {
    addTags(context, [SCHEMES]);
    const data = await findSchemes(context.env.db, context.req.valid('query'));
    return sendData(context, data);
  })
  .openapi(contract.getNextQuestion, async (context) => {
    addTags(context, [SCHEMES]);
    const data = await findNextQuestion(context.env.db, context.req.valid('query'));
    return sendData(context, data);
  });
