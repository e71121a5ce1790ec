export default {
  title: 'Help requests',
};
