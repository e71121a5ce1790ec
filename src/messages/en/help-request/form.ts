export default {
  title: 'Ask for help',
};
