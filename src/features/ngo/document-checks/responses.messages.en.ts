export default {
  errors: {
    documentDecided: 'Saved.',
    checkResultRequired: 'Choose what you saw.',
    checkSourceRequired: 'Choose where you saw it.',
    seenOnInvalid: 'Write the day on which you saw it.',
    seenOnFuture: 'This day is still to come. Choose the day on which you saw it.',
    documentNotStated: 'The NGO no longer states this document.',
    documentChangedMeanwhile:
      'The NGO changed this document in the meantime. Look at it again before you decide.',
    documentDecidedMeanwhile:
      'Someone else decided about a document in the meantime. Look at it again before you decide.',
    noDocumentSeen: 'At least one document must be seen and right before the NGO counts as checked.',
  },
};
