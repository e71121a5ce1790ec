import { OpenAPIHono, type z } from '@hono/zod-openapi';
import { accountApi, otpApi } from './features/account/account.api.server.ts';
import { readSignedIn } from './features/account/account.service.server.ts';
import { announceExport } from './features/account/sessions/account-changes.server.ts';
import { isConfirmed } from './features/account/sessions/confirmation.server.ts';
import { gatewayApi } from './features/donation/gateway/gateway.api.server.ts';
import { donationByHandApi } from './features/donation/by-hand/by-hand.api.server.ts';
import { donationDetailsApi } from './features/donation/details/details.api.server.ts';
import { donationPurposesApi } from './features/donation/purposes/purposes.api.server.ts';
import { donationSettingsApi } from './features/donation/settings/settings.api.server.ts';
import { donationsApi } from './features/donation/management/donations.api.server.ts';
import { bankStatementApi } from './features/donation/bank-statement/bank-statement.api.server.ts';
import { yearlyStatementApi } from './features/donation/yearly-statement/yearly-statement.api.server.ts';
import { receiptFileApi } from './features/donation/receipt-paper/receipt-file.api.server.ts';
import { chooseNgoApi } from './features/donation/choose-ngo/choose-ngo.api.server.ts';
import { givingApi } from './features/donation/giving/giving.api.server.ts';
import { paymentApi } from './features/donation/payment/payment.api.server.ts';
import { receiptCheckApi } from './features/donation/receipt-check/receipt-check.api.server.ts';
import { eventCalendarApi } from './features/event/calendar/calendar.api.server.ts';
import { announcementApi } from './features/event/announcement/announcement.api.server.ts';
import { eventDetailsApi } from './features/event/details/event-details.api.server.ts';
import { eventListApi } from './features/event/list/event-list.api.server.ts';
import { eventManagementApi } from './features/event/management/management.api.server.ts';
import { eventRegistrationApi } from './features/event/registration/registration.api.server.ts';
import { eventRegistrationsApi } from './features/event/registrations/registrations.api.server.ts';
import { ticketApi } from './features/event/ticket/ticket.api.server.ts';
import { checkInApi } from './features/event/check-in/check-in.api.server.ts';
import { answeredRequestsApi } from './features/help-request/answered-requests/answered-requests.api.server.ts';
import { chosenNgoApi } from './features/help-request/chosen-ngo/chosen-ngo.api.server.ts';
import { assistedApi } from './features/help-request/assisted/assisted.api.server.ts';
import { accountsApi } from './features/account/accounts/accounts.api.server.ts';
import { invitationApi } from './features/account/invitation/invitation.api.server.ts';
import { peopleApi } from './features/account/people/people.api.server.ts';
import { sessionApi } from './features/account/sessions/session.api.server.ts';
import { inboxApi } from './features/help-request/inbox/inbox.api.server.ts';
import { oversightApi } from './features/help-request/oversight/oversight.api.server.ts';
import { statusApi } from './features/help-request/status/status.api.server.ts';
import { submissionApi } from './features/help-request/submission/submission.api.server.ts';
import { consentApi } from './features/ngo/consent/consent.api.server.ts';
import { requireConfirmedContacts } from './features/ngo/guarded-changes/new-contacts.service.server.ts';
import { newlyVerifiedApi } from './features/ngo/newly-verified/newly-verified.api.server.ts';
import { registrationApi } from './features/ngo/registration/registration.api.server.ts';
import { ownNgoApi } from './features/ngo/editing/own-ngo.api.server.ts';
import { donorPageApi } from './features/donation/donor-page/donor-page.api.server.ts';
import { standingGiftApi } from './features/donation/standing-gift/standing-gift.api.server.ts';
import { complianceApi } from './features/donation/compliance/compliance.api.server.ts';
import { bankDetailsApi } from './features/donation/bank-details/bank-details.api.server.ts';
import { bankOversightApi } from './features/donation/bank-oversight/bank-oversight.api.server.ts';
import { gatewayAccountApi } from './features/donation/gateway-account/gateway-account.api.server.ts';
import { stopClaimApi } from './features/ngo/stop-claim/stop-claim.api.server.ts';
import { stopChangeApi } from './features/donation/stop-change/stop-change.api.server.ts';
import { taxLawApi } from './features/donation/tax-law/tax-law.api.server.ts';
import { feedbackApi } from './features/feedback/feedback.api.server.ts';
import { auditApi } from './features/audit/audit.api.server.ts';
import { mailApi } from './features/mail/mail.api.server.ts';
import { documentChecksApi } from './features/ngo/document-checks/document-checks.api.server.ts';
import { verificationApi } from './features/ngo/verification/verification.api.server.ts';
import { ngoAddressesApi } from './features/ngo/addresses/ngo-addresses.api.server.ts';
import { ngoApi } from './features/ngo/ngo.api.server.ts';
import { staffListApi } from './features/ngo/staff-list/staff-list.api.server.ts';
import { photoApi } from './features/ngo/photos/photo.api.server.ts';
import { referenceApi } from './features/reference/reference.api.server.ts';
import { managementApi } from './features/scheme/management/management.api.server.ts';
import { catalogueApi } from './features/scheme/catalogue/catalogue.api.server.ts';
import { registerApi } from './features/scheme/registration/register.api.server.ts';
import { registrationsApi } from './features/scheme/registration/registrations.api.server.ts';
import { finderApi } from './features/scheme/finder/finder.api.server.ts';
import { applicationsApi } from './features/volunteer/applications/applications.api.server.ts';
import { shiftPeopleApi } from './features/volunteer/shift-people/shift-people.api.server.ts';
import { shiftsApi } from './features/volunteer/shifts/shifts.api.server.ts';
import { ngoPageApi } from './features/site/ngo-page/ngo-page.api.server.ts';
import { worklistApi } from './features/site/overview/worklist.api.server.ts';
import { searchTermsApi } from './features/search-terms/search-terms.api.server.ts';
import { certificatesApi } from './features/volunteer/certificates/certificates.api.server.ts';
import { volunteerApplicationApi } from './features/volunteer/application/application.api.server.ts';
import { volunteerOwnPageApi } from './features/volunteer/own-page/own-page.api.server.ts';
import { recordRefusal } from './features/audit/security-log/refusals.server.ts';
import { securityLogApi } from './features/audit/security-log/security-log.api.server.ts';
import type { ApiEnv } from './server/api-env.server.ts';
import { guardAccess, refuseOtherSites } from './server/api/api-access.server.ts';
import { requireConfirmation } from './server/api/api-confirmation.server.ts';
import { respondToErrors } from './server/api/api-errors.server.ts';
import { documentApi } from './server/api/api-document.server.ts';
import { dropEmptyBody } from './server/api/api-validation.server.ts';
import { limitBodies } from './server/api/api-body-limit.server.ts';
import { guardContacts, refusePaymentDetails, refuseUnreadableText } from './server/api/api-text.server.ts';
import { limitRequests } from './server/api/api-limits.server.ts';
import { leadToPages } from './server/api/api-pages.server.ts';
import { receiveUploads } from './server/api/api-uploads.server.ts';
import {
  bodyByEndpoint,
  endpointKey,
  queryByEndpoint,
  rulesByEndpoint,
} from './server/api/endpoint-rules.server.ts';
import type { EndpointRules } from './server/endpoint.server.ts';

const api = new OpenAPIHono<ApiEnv>().basePath('/api');
let rules: Map<string, EndpointRules> | undefined;
/** Returns the rules of every endpoint, keyed by `endpointKey`. */
export const readRules = () => (rules ??= rulesByEndpoint(api.openAPIRegistry.definitions));

let queries: Map<string, readonly string[]> | undefined;
/** Returns the names of the query parameters of the endpoint with this path. */
export function queryOfEndpoint(path: string): readonly string[] {
  queries ??= queryByEndpoint(api.openAPIRegistry.definitions);
  return queries.get(endpointKey(path)) ?? [];
}

let bodies: Map<string, z.ZodType> | undefined;
/** Returns the schema of the JSON body of the endpoint with this `endpointKey`. */
function bodyOfEndpoint(key: string): z.ZodType | undefined {
  bodies ??= bodyByEndpoint(api.openAPIRegistry.definitions);
  return bodies.get(key);
}

const respondToError = respondToErrors(readRules);
api.onError(async (error, context) => {
  const isUrgent = readRules().get(endpointKey(context.req.path))?.isUrgent ?? false;
  await recordRefusal({ error, context, isUrgent });
  return respondToError(error, context);
});
api.notFound((context) => context.json({ success: false, msg: 'Not found' }, 404));
api.use(limitRequests(readRules));
api.use(refuseOtherSites(readRules));
api.use(guardAccess({ rules: readRules, readSignedIn }));
api.use(receiveUploads(readRules));
api.use(limitBodies);
api.use(dropEmptyBody);
api.use(refuseUnreadableText);
api.use(refusePaymentDetails(readRules));
api.use(leadToPages(readRules));
api.use(requireConfirmation({ rules: readRules, bodyOf: bodyOfEndpoint, isConfirmed, announceExport }));
api.use(guardContacts({ rules: readRules, guard: requireConfirmedContacts }));

/** The APIs by the first segment of their paths. The type of the API client is derived from them. */
const mountedApis = {
  '': [otpApi],
  auth: [accountApi, sessionApi, invitationApi, peopleApi, accountsApi],
  ngo: [
    stopClaimApi,
    ngoApi,
    ngoPageApi,
    ngoAddressesApi,
    newlyVerifiedApi,
    ownNgoApi,
    consentApi,
    registrationApi,
    verificationApi,
    documentChecksApi,
    staffListApi,
    photoApi,
  ],
  audit: [auditApi],
  securityLog: [securityLogApi],
  mail: [mailApi],
  feedback: [feedbackApi],
  reference: [referenceApi],
  helpRequest: [
    submissionApi,
    chosenNgoApi,
    answeredRequestsApi,
    statusApi,
    inboxApi,
    oversightApi,
    assistedApi,
  ],
  scheme: [catalogueApi, managementApi, registerApi, registrationsApi, finderApi],
  event: [
    eventListApi,
    eventDetailsApi,
    eventCalendarApi,
    eventManagementApi,
    eventRegistrationApi,
    eventRegistrationsApi,
    announcementApi,
    ticketApi,
    checkInApi,
  ],
  volunteer: [
    applicationsApi,
    shiftsApi,
    shiftPeopleApi,
    certificatesApi,
    volunteerApplicationApi,
    volunteerOwnPageApi,
  ],
  donation: [
    receiptFileApi,
    donationsApi,
    bankStatementApi,
    yearlyStatementApi,
    donationDetailsApi,
    donationByHandApi,
    donationPurposesApi,
    donationSettingsApi,
    gatewayApi,
    chooseNgoApi,
    givingApi,
    paymentApi,
    receiptCheckApi,
    bankDetailsApi,
    gatewayAccountApi,
    bankOversightApi,
    stopChangeApi,
    taxLawApi,
    complianceApi,
    donorPageApi,
    standingGiftApi,
  ],
  search: [searchTermsApi],
  operations: [worklistApi],
} as const;
for (const [segment, apis] of Object.entries<readonly OpenAPIHono<ApiEnv>[]>(mountedApis)) {
  for (const mounted of apis) api.route(`/${segment}`, mounted);
}
documentApi(api);

export { api };
export type MountedApis = typeof mountedApis;
