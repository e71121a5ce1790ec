import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendSuccess } from '#src/server/api/api-responses.server.ts';
import * as contract from './photo.contract.ts';
import {
  addPhoto,
  chooseCover,
  deletePhoto,
  listOwnPhotos,
  orderPhotos,
  updatePhoto,
} from './photo.service.server.ts';

export const photoApi = createApi()
  .openapi(contract.addNgoPhoto, async (context) => {
    const { photo: file } = context.req.valid('form');
    const data = await addPhoto(context.env, { file, call: signedInCall(context) });
    return context.json({ success: true as const, data }, 201);
  })
  .openapi(contract.getAllNgoPhoto, async (context) => {
    const { account } = context.var;
    const photos = await listOwnPhotos(context.env.db, { account, ...context.req.valid('query') });
    return context.json({ success: true as const, ...photos }, 200);
  })
  .openapi(contract.updateNgoPhoto, async (context) => {
    const { id } = context.req.valid('param');
    const texts = context.req.valid('json');
    const data = await updatePhoto(context.env, { id, texts, call: signedInCall(context) });
    return sendData(context, data);
  })
  .openapi(contract.orderNgoPhoto, async (context) => {
    await orderPhotos(context.env, { ...context.req.valid('json'), call: signedInCall(context) });
    return sendSuccess(context);
  })
  .openapi(contract.chooseCoverPhoto, async (context) => {
    await chooseCover(context.env, { ...context.req.valid('param'), call: signedInCall(context) });
    return sendSuccess(context);
  })
  .openapi(contract.deleteNgoPhoto, async (context) => {
    await deletePhoto(context.env, { ...context.req.valid('param'), call: signedInCall(context) });
    return sendSuccess(context);
  });
