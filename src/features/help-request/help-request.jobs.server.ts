import type { JobKind } from '#src/server/queue.server.ts';
import { askAboutContact } from './status/contact-question.service.server.ts';
import { sendCombinedMails } from './inbox/combined-mails.server.ts';
import { routeHelpRequest, routeWhatIsDue } from './routing/routing.service.server.ts';
import { ROUTE_HELP } from './routing/send-routing.server.ts';
import { endRequests } from '#src/features/help-request/retention/ended-requests.service.server.ts';
import type { StepServices } from '#src/features/help-request/records/in-request.server.ts';
import { TAKE_FROM_NGO } from '#src/features/help-request/retention/send-taking.server.ts';
import {
  remindSilentNgos,
  takeFromUnavailableNgos,
} from '#src/features/help-request/retention/stuck-requests.service.server.ts';

export const helpRequestJobs: JobKind<StepServices>[] = [
  {
    name: ROUTE_HELP,
    options: {
      retryLimit: 10,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 600,
      expireInSeconds: 60,
      heartbeatSeconds: 10,
    },
    run: (services, data) => routeHelpRequest(services, (data as { id: string }).id),
  },
  {
    name: TAKE_FROM_NGO,
    run: (services, data) => takeFromUnavailableNgos(services, data as { ngoId: string }),
  },
  // Accounts can be closed one by one without an event, so a schedule checks for them too.
  {
    name: 'takeFromLeftNgos',
    schedule: '*/15 * * * *',
    run: (services) => takeFromUnavailableNgos(services),
  },
  {
    name: 'tellOfGatheredMessages',
    schedule: '*/5 * * * *',
    run: (services) => sendCombinedMails(services),
  },
  // By day only, and hourly, so that a day on which the app was down for some hours is not lost.
  { name: 'askAboutContact', schedule: '20 9-19 * * *', run: (services) => askAboutContact(services) },
  { name: 'lookAfterSilentNgos', schedule: '30 9 * * *', run: (services) => remindSilentNgos(services) },
  { name: 'endHelpRequests', schedule: '50 4 * * *', run: (services) => endRequests(services) },
  // Enforces the 72 hours, and picks up requests whose routing job failed for good.
  { name: 'routeDueHelpRequests', schedule: '*/5 * * * *', run: (services) => routeWhatIsDue(services) },
];
