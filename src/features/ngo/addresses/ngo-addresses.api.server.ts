import { createApi, sendData } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { ANY_NGO, NGO_COUNTS } from '#src/features/ngo/ngo-tags.server.ts';
import * as contract from './ngo-addresses.contract.ts';
import { listNgoAddresses, listNgoAddressParts } from './ngo-addresses.service.server.ts';

export const ngoAddressesApi = createApi()
  .openapi(contract.getNgoAddressParts, async (context) => {
    addTags(context, [NGO_COUNTS]);
    return sendData(context, await listNgoAddressParts(context.env.db));
  })
  .openapi(contract.getNgoAddresses, async (context) => {
    addTags(context, [ANY_NGO, NGO_COUNTS]);
    const data = await listNgoAddresses(context.env.db, context.req.valid('param'));
    return sendData(context, data);
  });
