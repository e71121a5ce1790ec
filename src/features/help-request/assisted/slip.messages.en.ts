/** What somebody without email takes along: others may see it, so no word of what it is about. */
export default {
  heading: 'Keep this safe',
  number: 'Number',
  pin: 'PIN',
  howTo: [
    'On any phone, open this address, or scan the code.',
    'Type the number and the PIN. You see what happened, and can write, take it back or have everything erased.',
    'Show the PIN only to people you trust. If you lose it, whoever wrote this for you can give you a new one.',
  ],
  next: (answerBy: string, days: number) => [
    `By ${answerBy} someone should answer. If nobody does, we ask others.`,
    'Whoever answers says by which day they will call or visit you.',
    'If they do not, open the page and press “No”. Our team will look at it.',
    `Everything is erased ${days} days after it ends.`,
  ],
  helplines: 'In danger',
  /** The lines of the message to forward. */
  numberLine: (reference: string) => `Number: ${reference}`,
  pinLine: (pin: string) => `PIN: ${pin}`,
  /** Also a line of the slip. */
  longPin: (digits: string) => `If the PIN is not accepted, type this long PIN in its place: ${digits}`,
};
