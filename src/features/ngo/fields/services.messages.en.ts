/** What a service costs, and whom it is for. */
export default {
  costs: { free: 'Free', contribution: 'You pay a part', paid: 'You pay for it' },
  audience: {
    anyone: 'everyone',
    children: 'children',
    students: 'students',
    youth: 'young people',
    women: 'women',
    'older-people': 'older people',
    disability: 'people with a disability',
    patients: 'patients',
    families: 'families',
    'low-income': 'people with a low income',
    farmers: 'farmers',
    workers: 'workers',
    tribal: 'tribal communities',
    disaster: 'people hit by a disaster',
    groups: 'schools, villages and groups',
  },
  for: (audience: string) => `For ${audience}`,
};
