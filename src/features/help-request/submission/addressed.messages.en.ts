/** Of a form that is addressed to an NGO. */
export default {
  heading: (name: string) => `Ask ${name} for help`,
  lead: 'They get it first. If they do not answer within 24 hours, it also goes to other NGOs near you.',
  askOthers: 'Also ask other NGOs near me right away',
  without: 'Ask without choosing an NGO',
  unavailable: (name: string) => `${name} cannot be asked here right now`,
  unavailableLead: 'You can still send this form: it goes to other NGOs near you.',
  paused: (day: string) => `They take no new requests until the end of ${day}.`,
  someNgo: 'This NGO',
  next: (name: string): [title: string, text: string] => [
    `${name} gets it first`,
    'After 24 hours without an answer, or right away if you want, other NGOs near you get it too.',
  ],
};
