import { hideDetailsIn } from '#src/features/audit/personal-data/hide-details.server.ts';
import { countContactSearch } from '#src/features/audit/personal-data/looks.service.server.ts';
import { signedInCall } from '#src/server/api/api-access.server.ts';
import { createApi, sendData, sendDataWithMessage, sendPage } from '#src/server/api/api-responses.server.ts';
import { addTags } from '#src/server/http/cache-tags.server.ts';
import { widestNetworkOf } from '#src/server/security/networks.server.ts';
import { readReference } from '#src/shared/reference-number.ts';
import { certificateTag } from './certificates-tags.server.ts';
import * as contract from './certificates.contract.ts';
import { certificateResponse } from '#src/features/volunteer/certificate-paper/certificate-response.server.ts';
import {
  checkCertificate,
  findHolders,
  issueCertificate,
  listCertificates,
  proposeCertificate,
  readOwnToPrint,
  readToPrint,
  withdrawCertificate,
} from './certificates.service.server.ts';

export const certificatesApi = createApi()
  .openapi(contract.getAllCertificate, async (context) => {
    const { q = '', page, pageSize } = context.req.valid('query');
    await countContactSearch(context.env.db, { q, call: signedInCall(context) });
    const ngoId = context.var.account.ngoId!;
    const { caller, db } = context.env;
    const { rows, total } = await listCertificates(db, { ngoId, q, page, pageSize });
    // These lists have no column of contact details, but a name may hold one.
    return sendPage(context, {
      rows: hideDetailsIn({ row: rows, language: caller.language }),
      total,
      page,
      pageSize,
    });
  })
  .openapi(contract.findCertificateHolder, async (context) => {
    const { q } = context.req.valid('query');
    await countContactSearch(context.env.db, { q, call: signedInCall(context) });
    const { caller, db } = context.env;
    const row = await findHolders(db, { q, ngoId: context.var.account.ngoId! });
    return sendData(context, hideDetailsIn({ row, language: caller.language }));
  })
  .openapi(contract.proposeCertificate, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const data = await proposeCertificate(context.env.db, { ...own, ...context.req.valid('query') });
    return sendData(context, data);
  })
  .openapi(contract.issueCertificate, async (context) => {
    const form = context.req.valid('json');
    const issued = await issueCertificate(context.env, { form, call: signedInCall(context) });
    const key = issued.isUnmailed ? 'certificateUnmailed' : 'certificateIssued';
    return sendDataWithMessage(context, { data: issued.certificate, key, status: 201 });
  })
  .openapi(contract.withdrawCertificate, async (context) => {
    const input = { ...context.req.valid('param'), ...context.req.valid('json') };
    const call = signedInCall(context);
    const data = await withdrawCertificate(context.env, { id: input.id, reason: input.reason, call });
    return sendDataWithMessage(context, { data, key: 'certificateWithdrawn' });
  })
  .openapi(contract.getCertificateFile, async (context) => {
    const own = { ...context.req.valid('param'), ngoId: context.var.account.ngoId! };
    const { db, origin } = context.env;
    return certificateResponse({ certificate: await readToPrint(db, own), origin, sender: own.ngoId });
  })
  .openapi(contract.readOwnCertificateFile, async (context) => {
    const certificate = await readOwnToPrint(context.env, context.req.valid('json'));
    const { origin, caller } = context.env;
    return certificateResponse({ certificate, origin, sender: widestNetworkOf(caller.address) });
  })
  .openapi(contract.checkCertificate, async (context) => {
    const { number } = context.req.valid('param');
    addTags(context, [certificateTag(readReference(number, 'VC') ?? '')]);
    const certificate = await checkCertificate(context.env.db, { number, caller: context.env.caller });
    addTags(context, [`ngo:${certificate.ngo._id}`]);
    return sendData(context, certificate);
  });
