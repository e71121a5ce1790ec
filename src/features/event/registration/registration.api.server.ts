import { createApi, sendDataWithMessage } from '#src/server/api/api-responses.server.ts';
import { registerForEvent } from './registration.contract.ts';
import { registerParty } from './registration.service.server.ts';

export const eventRegistrationApi = createApi().openapi(registerForEvent, async (context) => {
  const { eventId } = context.req.valid('param');
  const { caller } = context.env;
  const data = await registerParty(context.env, { eventId, form: context.req.valid('json'), caller });
  const seatsKey = data.token === null ? 'eventSeatsHeld' : 'eventRegistered';
  const key = data.status === 'registered' ? seatsKey : 'eventOnWaitingList';
  return sendDataWithMessage(context, { data, key });
});
