/** Of the pages that respond to the form. The browser does not load them: these pages run no script. */
export default {
  code: {
    title: 'Type the code from our email',
    recipient: (email: string) => `We sent a six-digit code to ${email}. What you wrote is kept.`,
    change: 'Change my answers',
  },
  another: {
    title: 'You have already asked for this',
    text: (reference: string) =>
      `Your request ${reference} for the same kind of help in the same city is still open.`,
    view: 'See that request',
    send: 'Send another one',
    change: 'Back to the form',
  },
};
