export default {
  errors: {
    teamPersonThere: 'This email already has an account in our team. Look for it in the list.',
    ownAdminAccount: 'You cannot do this to your own account. Another administrator can.',
    accountChangedMeanwhile: 'Someone was faster: the account has changed. Reload the page.',
    accountDisabled: 'Switched off. We have told them and the other administrators by email.',
    accountEnabled: 'Switched on. We have told them and the other administrators by email.',
    secondFactorReset: 'The app is reset. We have told them and the other administrators by email.',
    accountSignedOut: 'Signed out everywhere. We have told them and the other administrators by email.',
  },
};
