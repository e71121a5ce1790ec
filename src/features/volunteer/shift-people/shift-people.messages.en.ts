import { pluralIn } from '#src/messages/plural.ts';

const plural = pluralIn('en');

/** Where an NGO sees who comes to a shift, and confirms the hours. */
export default {
  title: 'Volunteers in this shift',
  back: 'All shifts',
  facts: { reason: 'Cancelled because', when: 'When', where: 'Where', event: 'Event', details: 'Details' },
  people: (count: number, taken: string, needed: string) =>
    plural(count, {
      0: 'Nobody has taken it yet',
      one: `One volunteer of ${needed}`,
      other: `${taken} volunteers of ${needed}`,
    }),
  nobody: 'No volunteers',
  nobodyLead: 'Tell all volunteers about it, or add someone who said yes on the phone.',
  nobodyOverLead: 'If someone helped without taking the shift, add them by hand.',
  columns: { name: 'Name', mobile: 'Mobile number', takenAt: 'Taken on', hours: 'Hours', action: 'Action' },
  tell: 'Tell all volunteers',
  add: 'Add by hand',
  edit: 'Change the shift',
  cancel: 'Cancel the shift',
  changeReason: 'Change the reason',
  remove: 'Take out',
  removeDialog: {
    title: (name: string) => `Take ${name} out of the shift?`,
    mailed: 'They get an email that they need not come.',
    silent: 'They get no email about it.',
    confirm: 'Yes, take out',
  },
  hoursOf: (name: string) => `Hours of ${name}`,
  toConfirm: 'Not confirmed yet',
  isConfirmed: 'Confirmed',
  didNotCome: 'Did not come',
  confirmLead: (count: number, people: string, length: string) =>
    plural(count, {
      one: `The hours of one volunteer are to be confirmed. The shift took ${length} h. For someone who did not come, write 0.`,
      other: `The hours of ${people} volunteers are to be confirmed. The shift took ${length} h. For those who did not come, write 0.`,
    }),
  confirmed: 'All hours are confirmed. You can still correct them.',
  confirmThese: 'Confirm all hours',
  confirmPage: 'Confirm only this page',
  confirmAll: (total: string) => `Confirm all ${total}`,
  correct: 'Save the correction',
  tellDialog: {
    title: 'Tell all volunteers about this shift?',
    people: (count: number, text: string) =>
      plural(count, {
        0: 'There is nobody to tell: accept people first, or all of them are in this shift already.',
        one: 'One accepted volunteer who is not in this shift gets an email, with the link to their own page.',
        other: `${text} accepted volunteers who are not in this shift get an email, with the link to their own page.`,
      }),
    confirm: 'Send the emails',
  },
  addDialog: {
    title: 'Add a volunteer by hand',
    lead: 'For someone who said yes on the phone. They get an email.',
    leadOver: 'For someone who helped without taking the shift. They get no email.',
    search: 'Name or mobile number',
    nobody: 'There is no accepted volunteer who is not in this shift already.',
    nothingFits: 'Nobody matches. Try fewer words.',
    add: 'Add',
    close: 'Done',
  },
  cancelDialog: {
    title: 'Cancel this shift?',
    lead: 'This cannot be undone.',
    mails: (count: number, text: string) =>
      plural(count, {
        0: 'Nobody has taken it, so no one gets an email.',
        one: 'One volunteer gets an email with your reason.',
        other: `${text} volunteers get an email with your reason.`,
      }),
    reason: 'Why',
    hint: 'Short and kind. Everyone who took the shift reads it, in the language you write.',
    confirm: 'Cancel the shift',
    keep: 'Keep it',
  },
  changeReasonDialog: {
    title: 'Change the reason?',
    lead: 'The shift stays cancelled. Those who took it read the new reason on their page; no one gets an email.',
    confirm: 'Save',
    keep: 'Leave it as it is',
    done: 'The new reason is saved.',
  },
};
