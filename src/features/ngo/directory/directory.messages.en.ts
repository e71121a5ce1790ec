/** Headings of the lists of links on the pages of NGOs and schemes: written on the server, so that no phone loads them. */
export default {
  needs: 'What people can come to them for',
  needsOfScheme: 'What it helps with',
  events: 'Coming up',
  allEvents: (count: string) => `All events (${count})`,
  schemes: 'Schemes',
  allSchemes: (count: string) => `All schemes (${count})`,
};
