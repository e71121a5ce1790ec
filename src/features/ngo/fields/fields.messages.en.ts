/** Every text about the fields of an NGO. A group of messages takes the part that its pages show, so that no page loads the rest. */

/** What the forms call a field. */
export const labels = {
  name: 'Name in English letters',
  nameGu: 'Name in Gujarati',
  nameHi: 'Name in Hindi',
  category: 'Kind of work',
  city: 'City',
  address: 'Address',
  pin: 'PIN code',
  phone: 'Phone',
  email: 'Email of the NGO',
  website: 'Website',
  openingHours: 'Opening hours',
  mission: 'Your aim in one sentence',
  missionGu: 'Your aim in Gujarati',
  missionHi: 'Your aim in Hindi',
  description: 'What you do, for whom, since when',
  descriptionGu: 'What you do, in Gujarati',
  descriptionHi: 'What you do, in Hindi',
  services: 'Services',
  needs: 'What people can come to you for',
  foundedYear: 'Year founded',
  registrationType: 'Registered as',
};

export const documentLabels = {
  darpanId: 'NGO Darpan id',
  pan: 'PAN',
  reg12A: '12A number',
  reg12AValidFrom: '12A valid from',
  reg12AValidTo: '12A valid to',
  reg80G: '80G number',
  reg80GValidFrom: '80G valid from',
  reg80GValidTo: '80G valid to',
  fcra: 'FCRA number',
  fcraValidFrom: 'FCRA valid from',
  fcraValidTo: 'FCRA valid to',
  csr1: 'CSR-1 number',
};

/** Shown beside a document in the registration form. */
export const documentHints = {
  darpanId: 'For example GJ/2017/0123456',
  pan: 'For example AAATS1234K. Never a person’s PAN.',
  fcra: '9 digits',
  csr1: 'For example CSR00012345',
};

/** What the API answers to a value that is not right. */
export const errors = {
  ngoNameInvalid:
    'Write the name of the NGO in English letters, 3 to 200 characters, without a phone number, an address or a sign such as ✔.',
  nameGuInvalid:
    'Write this name in Gujarati letters, without a phone number, an address or a sign such as ✔, or leave it empty.',
  nameHiInvalid:
    'Write this name in Hindi letters, without a phone number, an address or a sign such as ✔, or leave it empty.',
  categoryInvalid: 'Choose the kind of work.',
  cityInvalid: 'Choose the city.',
  registrationTypeInvalid: 'Choose what the NGO is registered as.',
  addressInvalid: 'Write the address, at most 500 characters.',
  pinInvalid: 'A PIN code has 6 digits and does not begin with 0.',
  phoneInvalid: 'Write one phone number of the NGO, 10 digits.',
  ngoEmailInvalid: 'Write the email address of the NGO.',
  websiteInvalid: 'Write the website like www.example.org, or leave it empty.',
  openingHoursInvalid:
    'For each line of opening hours, tick the days and write from when to when, the earlier time first.',
  missionInvalid: 'Write the aim in one or two sentences, at most 500 characters.',
  missionGuInvalid: 'Write the aim in Gujarati letters, at most 500 characters, or leave it empty.',
  missionHiInvalid: 'Write the aim in Hindi letters, at most 500 characters, or leave it empty.',
  descriptionInvalid: 'Write at most 5,000 characters.',
  descriptionGuInvalid: 'Write this in Gujarati letters, at most 5,000 characters, or leave it empty.',
  descriptionHiInvalid: 'Write this in Hindi letters, at most 5,000 characters, or leave it empty.',
  servicesInvalid:
    'Name each service with at most 150 characters, its Gujarati and Hindi names in their own letters. At most 50 services.',
  needsInvalid: 'Choose from the list what people can come to you for, at most 30.',
  foundedYearInvalid: 'Write the year with four digits; it cannot be in the future.',
  darpanIdInvalid: 'A Darpan id looks like GJ/2017/0123456.',
  panInvalid: 'A PAN has five letters, four digits and a letter, like AAATS1234K.',
  taxNumberInvalid:
    'This number must contain digits, no phone number or address, and have at most 100 characters.',
  fcraInvalid: 'An FCRA number has 9 digits.',
  csr1Invalid: 'A CSR-1 number is CSR and 8 digits.',
  dateInvalid: 'Write the date like 31-03-2027.',
  paperNumber: 'There are dates but no number. Write the number too.',
  paperEnds: 'The end date is before the start date.',
};

export default {
  /** What our team calls a field, by its column: the audit log has these. */
  columns: {
    name: 'Name',
    name_gu: 'Name in Gujarati',
    name_hi: 'Name in Hindi',
    category: 'Work',
    city: 'Town',
    address: 'Address',
    pin: 'PIN code',
    phone: 'Phone',
    email: 'Email',
    website: 'Website',
    opening_hours: 'Opening hours',
    mission: 'In one sentence',
    mission_gu: 'In one sentence, Gujarati',
    mission_hi: 'In one sentence, Hindi',
    description: 'Description',
    description_gu: 'Description in Gujarati',
    description_hi: 'Description in Hindi',
    services: 'Services',
    needs: 'What people can come for',
    founded_year: 'Founded',
    registration_type: 'Legal form',
    darpan_id: 'NGO Darpan id',
    pan: 'PAN',
    reg_12a_number: '12A number',
    reg_12a_valid_from: '12A from',
    reg_12a_valid_to: '12A until',
    reg_80g_number: '80G number',
    reg_80g_valid_from: '80G from',
    reg_80g_valid_to: '80G until',
    fcra_number: 'FCRA number',
    fcra_valid_from: 'FCRA from',
    fcra_valid_to: 'FCRA until',
    csr1: 'CSR-1',
  },
  /** Documents that the page of an NGO shows in one line. */
  plainDocuments: { csr1: { label: 'CSR-1', means: 'Companies may give it their CSR money.' } },
  /** What our team calls a public register. */
  registers: {
    darpan: 'NGO Darpan',
    incomeTax: 'Income tax portal',
    fcra: 'FCRA register',
    mca: 'Company register (MCA)',
  },
};
