export default {
  confirmed: 'Chosen',
  none: 'Nothing is ticked yet.',
  proposed: 'Perhaps also, going by the text of the page',
  proposedHint: 'Tick what is right. New text brings new suggestions once it is saved.',
  other: 'Something else',
  choose: 'Please choose',
  others: 'Other',
  add: 'Add',
};
