import { expect, test } from 'vitest';
import type { JsonSchema } from '#src/server/api/schema-example.server.ts';
import { document, endpoints, isAllowed, type Endpoint } from '../tests/support/endpoints.ts';

/** Names of fields by which somebody can be reached. */
const CONTACT =
  /^((user|donor|guardian|contact)?(mobile|mobileNumber|phone|email|address)|recipient|requestedBy)$/i;

/**
 * Endpoints for signed-in people that show how to reach somebody, with the reason. Lists of whole responses are files,
 * which ask for the password and have a limit of their own.
 */
const SHOWN: Record<string, string> = {
  ...all('counted in the budget of the day, and masked above it', [
    'GET /api/donation/getDonationOfNgo/{id}',
    'GET /api/donation/getYearlyStatement',
    'GET /api/event/getAllRegisterUserByEventId',
    'GET /api/feedback/getAllFeedback',
    'GET /api/feedback/getFeedbackById/{id}',
    'GET /api/scheme/getAllRegistration/{schemeId}',
    'GET /api/volunteer/findForShift/{id}',
    'GET /api/volunteer/getAllShiftVolunteer/{id}',
    'GET /api/volunteer/getAllVolunteer',
    'POST /api/donation/cancelReceipt/{id}',
    'POST /api/donation/cancelReceivedDonation/{id}',
    'POST /api/donation/confirmDonation/{id}',
    'POST /api/donation/recordRefund/{id}',
    'POST /api/donation/refuseDonation/{id}',
    'POST /api/donation/reissueReceipt/{id}',
    'POST /api/donation/updateDonor/{id}',
    'POST /api/event/cancelRegisterUser',
    'POST /api/event/markAttended',
    'POST /api/event/moveFromWaiting',
    'POST /api/scheme/updateRegistration/{id}',
    'POST /api/volunteer/decideVolunteer/{id}',
    'POST /api/volunteer/noteVolunteer/{id}',
  ]),
  ...all('counted in the budget of the day, 50 of them at most', [
    'POST /api/helpRequest/acceptHelpRequest/{id}',
    'POST /api/helpRequest/renewHelpPin/{id}',
    'POST /api/helpRequest/seeContactForStaff/{id}',
    'POST /api/helpRequest/seeHelpContact/{id}',
  ]),
  ...all('masked until a look at the contact details, or of an NGO', [
    'GET /api/helpRequest/getAssistedHelpRequest/{id}',
    'GET /api/helpRequest/getHelpRequestById/{id}',
    'GET /api/helpRequest/getHelpRequestForStaff/{id}',
  ]),
  ...all('what the caller typed in the same call', [
    'POST /api/donation/addDonationByHand',
    'POST /api/event/addRegisterUser',
    'POST /api/helpRequest/fileHelpRequest',
  ]),
  ...all('one’s own', ['GET /api/auth/getAccount', 'POST /api/auth/setUpTotp']),
  ...all('masked for everybody', ['GET /api/mail/getAllGivenUpMail']),
  ...all('who of the own NGO asked for a change', [
    'GET /api/donation/getAllBankDetail',
    'GET /api/donation/getBankDetailById/{id}',
    'GET /api/donation/getGatewayAccount',
    'POST /api/donation/addBankDetail',
    'POST /api/donation/editBankDetail/{id}',
    'POST /api/donation/makePrimaryBankDetail/{id}',
    'POST /api/donation/saveGatewayAccount',
  ]),
  ...all('the colleagues and the page of one’s own NGO', [
    'GET /api/auth/getAllPerson',
    'GET /api/ngo/getOwnNgo',
    'POST /api/ngo/updateNgo',
  ]),
  ...all('public, or public once it is published', [
    'GET /api/event/getEventOfNgo/{id}',
    'GET /api/scheme/getOwnSchemeById/{id}',
    'POST /api/event/addNewEvent',
    'POST /api/event/cancelEvent/{id}',
    'POST /api/event/editEvent/{id}',
    'POST /api/event/publishEvent/{id}',
    'POST /api/scheme/addNewScheme',
    'POST /api/scheme/getAllSchemeByNgoId',
    'POST /api/scheme/restoreScheme/{id}',
    'POST /api/scheme/updateScheme/{id}',
  ]),
  ...all('accounts and NGOs, which our team administers', [
    'GET /api/audit/getAllAuditEntry',
    'GET /api/auth/getAllAccount',
    'GET /api/donation/getAllBankChange',
    'GET /api/ngo/getAllNgoToVerify',
    'GET /api/ngo/getNgoToVerify/{id}',
  ]),
};

function all(reason: string, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, reason]));
}

const { components } = document as { components?: { schemas?: Record<string, JsonSchema> } };

function showsContact(schema: JsonSchema | undefined): boolean {
  if (!schema) return false;
  if (schema.$ref) return showsContact(components?.schemas?.[schema.$ref.split('/').at(-1) ?? '']);
  const { anyOf = [], oneOf = [], allOf = [], items, properties = {} } = schema;
  return (
    Object.keys(properties).some((name) => CONTACT.test(name)) ||
    [...anyOf, ...oneOf, ...allOf, items, ...Object.values(properties)].some(showsContact)
  );
}

function respondsWithContact({ path, method }: Endpoint): boolean {
  const responses = Object.entries(document.paths[path]?.[method.toLowerCase()]?.responses ?? {});
  return responses.some(
    ([status, response]) =>
      status < '300' && 'content' in response && showsContact(response.content?.['application/json']?.schema),
  );
}

test('somebody has decided of each endpoint that shows how to reach people whether it is counted', () => {
  const guarded = endpoints.filter((endpoint) => !isAllowed(endpoint, 'visitor'));
  const found = guarded.filter(respondsWithContact).map(({ name }) => name);
  expect(found.sort(), 'count it with showPeople, and list it here').toEqual(Object.keys(SHOWN).sort());
});
