/** What the API says about volunteers whom an NGO tells something. */
export default {
  answers: {
    certificateIssued: 'The certificate is issued and on its way by email.',
    certificateUnmailed:
      'The certificate is issued. No more emails can go to them today: please give it to them yourself.',
    volunteerAccepted: 'Accepted. They get an email with the link to their own page.',
    volunteerAcceptedUnmailed: 'Accepted. No more emails can go to them today, so please call them.',
    volunteerDeclined: 'Declined. They get a kind email.',
    volunteerDeclinedUnmailed: 'Declined. No more emails can go to them today, so please call them.',
    shiftPersonAdded: 'Added. The place is theirs.',
    shiftPersonAddedUnmailed:
      'Added. The place is theirs. No more emails can go to them today, so please call them.',
    shiftPersonRemoved: 'Taken out of the shift.',
    shiftPersonRemovedUnmailed:
      'Taken out of the shift. No more emails can go to them today, so please call them.',
  },
};
