export default {
  errors: {
    askNeed: 'Choose a need from the list.',
    askPhraseLanguage: 'Choose what language these words are in.',
    phraseAssigned: 'Someone of our team assigned these words in the meantime. Nothing was changed.',
    phraseKnown:
      'The search takes these words for this need already. What is missing may be an NGO that serves it.',
    phraseTaken:
      'These words belong to another need, and the search could not tell the two apart. Choose that need, or a part of it.',
    phraseRemovedBefore: 'These words were taken back already.',
    phraseAssignedNow: 'The search knows these words now.',
    phraseRemoved: 'The words are taken back. The search no longer takes them for this need.',
  },
};
