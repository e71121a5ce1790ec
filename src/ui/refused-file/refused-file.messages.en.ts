/** The page at the address of a file that cannot be made now. */
export default {
  title: 'This file cannot be opened',
  again: 'Try again',
  back: 'Back to your page',
};
