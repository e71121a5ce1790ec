export default {
  claimed: {
    subject: (amount: string, ngo: string) => `Your gift of ${amount} to ${ngo}`,
    line: (amount: string, ngo: string) => `Thank you. You have told us that you paid ${amount} to ${ngo}.`,
    next: 'The NGO now looks for the payment in its bank, usually within two days. Only then is the receipt made, and it comes by email.',
    link: 'See where it is',
    small:
      'Keep this email: with the link you can correct the number of the payment. If you gave nothing, someone typed your email by mistake: please ignore this, or open the link and cancel.',
  },
  refused: {
    subject: (ngo: string) => `${ngo} does not find your payment`,
    line: (amount: string, ngo: string) =>
      `${ngo} has looked for your payment of ${amount} and did not find it.`,
    reason: 'What it writes about it is on the page that the link opens.',
    next: 'Please look in your app whether the money has left your account, and compare the number of the payment (UTR). With the link you can send the right number. If the payment failed, nothing is lost: your bank gives the money back.',
    phone: (phone: string) => `Phone of the NGO: ${phone}`,
    link: 'Send the right number',
    small: 'If you gave nothing, someone typed your email by mistake. Please ignore this email.',
  },
  moved: {
    subject: (ngo: string) => `${ngo} has changed your email`,
    line: (amount: string, ngo: string) =>
      `${ngo} has changed the email address for your gift of ${amount}. Receipts now go to the new address.`,
    removed: (amount: string, ngo: string) =>
      `${ngo} has removed your email address from your gift of ${amount}. Receipts no longer come by email.`,
    right: 'If you asked for it, you need not do anything.',
    wrong: 'If you did not, please write to us. Someone else may be reading your receipts.',
    wrongRemoved: 'If you did not, please write to us.',
    link: 'Write to us',
  },
};
