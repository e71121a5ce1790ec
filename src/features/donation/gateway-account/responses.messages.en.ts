/** What the API answers about the keys of the payment gateway. */
export default {
  errors: {
    gatewayKeyIdRequired: 'Write the key id.',
    gatewayKeyIdWrong: 'A key id begins with rzp_live_. Please copy it from Razorpay once more.',
    gatewayKeyIdTest:
      'This key is for tests: no money would arrive. Copy the one that begins with rzp_live_.',
    gatewaySecretRequired: 'Write the key secret.',
    gatewaySecretWrong: 'A key secret has letters and digits only. Please copy it from Razorpay once more.',
    gatewayWebhookRequired: 'Write the webhook secret that you chose at Razorpay.',
    gatewayWebhookWrong: 'Choose a webhook secret of at least 12 letters, digits and signs, without blanks.',
    gatewaySecretsSame: 'The webhook secret must be different from the key secret.',
  },
  answers: {
    gatewaySaved:
      'Saved. The keys wait for 48 hours, or until our team confirms them. Everyone of your NGO gets an email, at the latest within an hour.',
    gatewayRemoved: 'Removed. Donors can no longer pay by card.',
    gatewayMissing: 'There are no keys in use.',
  },
};
