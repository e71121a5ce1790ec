/** Headings of the lists of links on an NGO's page: written on the server, so that no phone loads them. */
export default {
  needs: 'What people can come to them for',
  schemes: 'Schemes',
  allSchemes: (count: string) => `All schemes (${count})`,
};
