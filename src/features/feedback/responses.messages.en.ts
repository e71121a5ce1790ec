/** What the API says about feedback. */
export default {
  answers: {
    askRating: 'Choose one of the five answers.',
    askMessage: 'Write what you want to tell us.',
    messageLong: 'At most 2,000 characters, please.',
    tooManyMessages: 'Many messages have come from here. Nothing you typed is lost.',
    feedbackSent: 'Thank you. Your message has reached us.',
    askAnswer: 'Write the answer.',
    answerLong: 'At most 4,000 characters, please.',
    feedbackNoAddress: 'They left no email, so an answer would reach nobody. Mark it as done instead.',
    feedbackMoved:
      'Someone on the team was quicker: this message has already been answered or marked as done.',
    feedbackAnswered: 'Your answer is on its way by email.',
    feedbackFinished: 'Marked as done.',
  },
};
