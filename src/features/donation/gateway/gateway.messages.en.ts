/** Paying by card or netbanking. */
export default {
  title: 'On to the payment page',
  heading: (amount: string) => `Give ${amount}`,
  to: 'To',
  lead: 'Razorpay, the payment gateway of this NGO, opens now. There you choose card, netbanking or another way. Afterwards you come back here.',
  fee: 'Razorpay keeps a fee that the NGO has agreed with it. With UPI, everything arrives.',
  go: 'Go to Razorpay',
  other: 'Choose another way to give',
  /** Shown on the page of the gateway. */
  description: (reference: string) => `Donation ${reference}`,
  /** Told to the donor if the gateway gave money back. */
  refundReason: 'The gift was given back through the payment gateway.',
  errors: {
    gatewayAway:
      'The payment gateway does not answer right now. Nothing was paid. Please try again in a minute, or give by UPI.',
    gatewayRefused: 'The payment gateway has refused this. Please look there what is wrong, or call it.',
    gatewayClosed:
      'This NGO does not take payments by card or netbanking right now. Please choose another way.',
    gatewaySignatureWrong: 'The signature of this webhook is wrong.',
    gatewayRefundPending: 'A refund of this donation is under way already.',
    refundLarge: 'At most {0} can be given back.',
  },
  donationRefundAsked: 'Razorpay has been asked to give the money back. It arrives within some days.',
};
