import { expect, test } from 'vitest';
import { endpoints, isAllowed } from '../tests/support/endpoints.ts';
import { mailersOf } from '../tests/support/mailing-endpoints.ts';

/** What mails only the people of the NGO, our team, or the owner of the account. */
const TO_OURSELVES = new Set([
  'mailNgo',
  'notifyAccountChange',
  'notifyHelpers',
  'notifyNgo',
  'notifyStaff',
  'tellManagers',
]);

/** What a user of an NGO may mail to somebody outside without the password, and why. */
const FREE = {
  // A person who asked for help waits for it: decision 42.
  'POST /api/helpRequest/acceptHelpRequest/{id}': ['notifyPerson'],
  // The service asks before people are mailed. More seats offer one to who waits, in words that needed the
  // password.
  'POST /api/event/editEvent/{id}': ['mailTicket', 'sendBatch'],
  'POST /api/volunteer/editShift/{id}': ['sendBatch'],
  // The person registered, or gets one neutral mail: decision 43.
  'POST /api/event/moveFromWaiting': ['mailTicket'],
};

test('what an NGO mails to somebody outside needs the password', () => {
  const free = endpoints.flatMap(({ name, path, method, rules }) => {
    const isOfNgo = isAllowed({ name, path, method, rules }, 'verified') && rules?.access !== 'public';
    if (method === 'GET' || !isOfNgo || rules?.confirm === true) return [];
    const mailers = mailersOf(path).filter((mailer) => !TO_OURSELVES.has(mailer));
    return mailers.length > 0 ? [[name, mailers]] : [];
  });
  expect(Object.fromEntries(free), 'give it `confirm: true`, or say here why not').toEqual(FREE);
});

test('what leads to a mail is found through calls, jobs and modules', () => {
  expect(mailersOf('/api/volunteer/decideVolunteer/{id}')).toEqual(['decideVolunteer']);
  expect(mailersOf('/api/event/mailRegisterUser')).toEqual(['sendBatch']);
  expect(mailersOf('/api/donation/refuseDonation/{id}')).toEqual(['mailRefusal']);
});
