import type { JobKind } from '#src/server/queue.server.ts';
import { mailCertificate } from './certificates/certificate-mail.service.server.ts';
import { MAIL_CERTIFICATE } from './certificates/certificates.service.server.ts';
import { eraseOldVolunteers } from './retention/retention.service.server.ts';
import { SEND_SHIFT_ANNOUNCEMENT, sendShiftAnnouncement } from './shift-mails/announcement.service.server.ts';
import { remindVolunteers } from './shift-mails/reminder.service.server.ts';
import { CANCEL_SHIFTS_OF_NGO, cancelShiftsOfNgo } from './shifts/cancel-shifts-of-ngo.service.server.ts';
import type { VolunteerServices } from './volunteer-services.server.ts';

const idOf = (data: unknown) => (data as { id: string }).id;

/** The delay doubles from half a minute up to four hours. */
const MAILS = {
  retryLimit: 14,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: 4 * 3600,
  heartbeatSeconds: 10,
};

export const volunteerJobs: JobKind<VolunteerServices>[] = [
  {
    name: MAIL_CERTIFICATE,
    options: { ...MAILS, expireInSeconds: 60 },
    run: (services, data) => mailCertificate(services, idOf(data)),
  },
  {
    name: SEND_SHIFT_ANNOUNCEMENT,
    // A run continues where the last one stopped.
    options: { ...MAILS, expireInSeconds: 1800 },
    run: (services, data) => sendShiftAnnouncement(services, idOf(data)),
  },
  {
    name: CANCEL_SHIFTS_OF_NGO,
    run: (services, data) => cancelShiftsOfNgo(services, (data as { ngoId: string }).ngoId),
  },
  {
    name: 'remindVolunteers',
    schedule: '20 * * * *',
    run: async (services) => void (await remindVolunteers(services)),
  },
  {
    name: 'eraseOldVolunteers',
    schedule: '55 4 * * *',
    run: async (services) => void (await eraseOldVolunteers(services)),
  },
];
