export default {
  label: 'Quick way out',
  leave: 'Leave this page',
  heading: 'If somebody watches your phone',
  explained:
    '“Leave this page” shows the weather instead and erases what you typed; pressing Escape three times does the same. Pages you saw before may stay in the history of your browser.',
};
