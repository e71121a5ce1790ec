export default {
  title: 'Your request',
};
