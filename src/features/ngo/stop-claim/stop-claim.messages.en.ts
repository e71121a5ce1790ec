/** About a claim to an NGO that has managers: their mail, and the page behind its link. */
export default {
  title: 'Stop a claim',
  ask: (ngo: string) => `Stop this claim to ${ngo}?`,
  who: (email: string) => `Someone says that this NGO is theirs and wants to sign in for it: ${email}.`,
  when: (time: string) => `If our team agrees and no one stops it, they can do so from ${time}.`,
  stop: 'Stop it',
  fine: 'If this is right, simply close this page.',
  contact: 'Contact us',
  states: {
    stopped: {
      heading: 'It is stopped',
      text: 'They cannot sign in for your NGO. We have told our team, who may call you about it.',
    },
    over: {
      heading: 'Our team has decided this already',
      text: 'If someone can sign in for your NGO who should not, a manager can remove them under “People”. Then please write to us.',
    },
    unknown: {
      heading: 'This link does not work',
      text: 'It may be cut off: open it from the email once more. If someone should not sign in for your NGO, write to us.',
    },
  },
  mail: {
    subject: (ngo: string) => `Someone says that ${ngo} is theirs`,
    line: (email: string, ngo: string) => `Someone wants to sign in for ${ngo}: ${email}.`,
    when: (time: string) =>
      `Our team looks at it. If it agrees and no one of you stops it, they can sign in from ${time}.`,
    right: 'If you know them, you need do nothing. If not, stop it now. You need not sign in for that.',
    stop: 'Stop it',
    small: 'Nothing happens until you press the button on that page. Please do not forward this email.',
    stoppedSubject: (ngo: string) => `A manager of ${ngo} stopped a claim`,
    stopped: (email: string, ngo: string) =>
      `A manager of ${ngo} says that ${email} does not belong to it. If our team had accepted the claim, please find out why.`,
  },
};
