/** Where an NGO enters the keys of its account at Razorpay. */
export default {
  title: 'Cards and netbanking',
  none: 'If your NGO has an account at Razorpay, donors can also pay by card and netbanking. Razorpay keeps a fee of each gift; by UPI all of it arrives.',
  active: (keyId: string) => `In use: ${keyId}`,
  waiting: (keyId: string, time: string) => `Waits until ${time}: ${keyId}`,
  due: (keyId: string) => `In use within a few minutes: ${keyId}`,
  by: (who: string) => `Asked for by ${who}`,
  add: 'Enter Razorpay keys',
  replace: 'Enter other keys',
  withdraw: 'Withdraw these keys',
  withdrawTitle: 'Withdraw the keys that are waiting?',
  withdrawText: 'Donors go on paying as they do now.',
  withdrawYes: 'Withdraw',
  remove: 'Remove the keys',
  removeTitle: 'Remove the keys?',
  removeText:
    'Donors can no longer pay by card, at once. Do this too if someone else may know the keys: nothing signed with them counts any more. Refunds of older gifts still work.',
  removeYes: 'Remove with password',
  webhook: {
    title: 'Enter this at Razorpay',
    text: 'So that we learn of each payment: in the Razorpay dashboard, open Account & Settings, then Webhooks, and add a webhook.',
    url: 'Webhook URL',
    secret: 'As secret, choose a long text, and write the same one here with the keys.',
    events: 'Active events',
  },
  dialog: {
    title: 'Keys of your Razorpay account',
    lead: 'In the Razorpay dashboard, open Account & Settings, then API keys. The keys wait for 48 hours, or until our team confirms them.',
    fields: { keyId: 'Key id', keySecret: 'Key secret', webhookSecret: 'Webhook secret' },
    hints: {
      keyId: 'Begins with rzp_live_',
      keySecret: 'Razorpay shows it once, when the key is made',
      webhookSecret: 'The text that you chose for the webhook',
    },
    submit: 'Go on',
  },
};
