/** The registrations for an event, in the list and as a file for a spreadsheet. */
export default {
  sheet: 'Registrations',
  columns: {
    ticket: 'Ticket',
    name: 'Name',
    mobile: 'Mobile number',
    email: 'Email',
    partySize: 'People',
    answer: 'Answer',
    status: 'Status',
    attendedAt: 'Came at',
    createdAt: 'Registered on',
  },
  statuses: {
    registered: 'Registered',
    waiting: 'Waiting',
    attended: 'Came',
    cancelled: 'Cancelled',
    held: 'Held: link not opened',
  },
};
