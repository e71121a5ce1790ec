export default {
  errors: {
    invitationInvalid:
      'This invitation was already used, was withdrawn, or is older than seven days. Ask for a new one.',
    inviteeNameRequired:
      'Write the name of the person, at most 100 characters, without a phone number or address.',
    personThere: 'This email can already sign in for your NGO.',
    tooManyPeople: 'An NGO can have at most 30 people here. Remove someone first.',
    peopleFrozen:
      'Someone said that a change of this NGO was not its own. Until our team has spoken with you, nobody new can sign in for it and no role changes. A manager who was there before can remove whoever asked for the change, or joined in the last 90 days. If you need more, please write to us.',
    ownAccount: 'You cannot do this to your own account. Another manager can.',
    personInvited: 'The invitation is on its way by email.',
    invitationWithdrawn: 'The invitation is withdrawn. Its link no longer works.',
    personRoleChanged: 'Changed. We have told them by email.',
    personRemoved: 'Removed. They can no longer sign in.',
    invitationsUsedUp: 'That is enough invitations for one day. Try again tomorrow.',
    managersOnly: 'Only a manager of your NGO can do this. Please ask one of them.',
  },
};
