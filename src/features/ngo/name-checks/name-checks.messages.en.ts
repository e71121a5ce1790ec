/** What our team should look at before a name is public. */
export default {
  reserved: (name: string) => `It contains ‘${name}’, which is the name of someone else`,
  similar: 'It sounds like the name of another NGO:',
};
