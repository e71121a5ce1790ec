/** The specification's lists of schemes, letter for letter, and our limits. */

export const SCHEME_CATEGORIES = ['Health', 'Education', 'Housing', 'Employment'] as const;
export type SchemeCategory = (typeof SCHEME_CATEGORIES)[number];

export const BENEFICIARIES = ['EWS', 'SC', 'ST', 'OBC', 'General'] as const;
export type Beneficiary = (typeof BENEFICIARIES)[number];

export const SCHEME_GENDERS = ['All', 'Male', 'Female'] as const;
export type SchemeGender = (typeof SCHEME_GENDERS)[number];

/** Of a scheme for all of India. The built-in ones say 'All', and mean the same. */
export const ALL_STATES = 'all';
export const isAllStates = (state: string) => state.toLowerCase() === ALL_STATES;
/** The 28 states, without union territories. */
export const SCHEME_STATES = [
  'Andhra Pradesh',
  'Arunachal Pradesh',
  'Assam',
  'Bihar',
  'Chhattisgarh',
  'Goa',
  'Gujarat',
  'Haryana',
  'Himachal Pradesh',
  'Jharkhand',
  'Karnataka',
  'Kerala',
  'Madhya Pradesh',
  'Maharashtra',
  'Manipur',
  'Meghalaya',
  'Mizoram',
  'Nagaland',
  'Odisha',
  'Punjab',
  'Rajasthan',
  'Sikkim',
  'Tamil Nadu',
  'Telangana',
  'Tripura',
  'Uttar Pradesh',
  'Uttarakhand',
  'West Bengal',
] as const;

/** Who may get a scheme, beside its beneficiaries, gender and state. Null: it does not matter. */
export type Eligibility = {
  /** Whole years, both included. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Whole rupees a year, of the whole family, included. */
  incomeUpTo: number | null;
  /** What else must be true, in words: nobody can tell it from a few answers. */
  conditions: string[];
  /** What to bring. */
  documents: string[];
};
export const NO_ELIGIBILITY: Eligibility = {
  ageFrom: null,
  ageTo: null,
  incomeUpTo: null,
  conditions: [],
  documents: [],
};

/** New until the NGO has looked after it. */
export const REGISTRATION_STATUSES = ['new', 'contacted', 'approved', 'rejected'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Schemes that an NGO may have, and one that is not checked yet. */
export const SCHEMES_MOST = 200;
export const SCHEMES_MOST_UNCHECKED = 20;
/** With those that were deleted within the last 30 days. */
export const DELETED_FACTOR = 3;

/** Whether the mailbox of a registration is proved; or it is not, and that of another with the same number is. */
export const CONFIRMATIONS = ['confirmed', 'unconfirmed', 'superseded'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
/** Days that the link in the mail is good for. */
export const CONFIRM_DAYS = 7;
/** Of one mobile number in a scheme's list: whoever comes after is seen once their mailbox is confirmed. */
export const UNCONFIRMED_OF_NUMBER_MOST = 3;
/** Days that a registration is kept which the NGO does not see. */
export const HIDDEN_KEPT_DAYS = 30;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

// Characters.
export const SCHEME_NAME_MOST = 150;
export const SCHEME_DESCRIPTION_MOST = 4000;
export const SCHEME_LINK_MOST = 300;
export const DOCUMENT_MOST = 120;
export const CONDITION_MOST = 200;
export const REGISTRANT_NAME_MOST = 100;
export const REGISTRANT_MOBILE_MOST = 40;
export const REGISTRANT_ADDRESS_MOST = 500;
export const REGISTRANT_CITY_MOST = 60;
export const NOTE_MOST = 1000;

export const DOCUMENTS_MOST = 20;
export const CONDITIONS_MOST = 10;
/** Years. */
export const AGE_MOST = 120;
/** Rupees. */
export const INCOME_MOST = 100_000_000;

/** So long after its deletion a scheme can be restored. */
export const UNDO_MINUTES = 10;
/** Days after which a deleted scheme is erased with its registrations. */
export const DELETED_KEPT_DAYS = 30;
/** Days after which a registration that was approved or rejected is erased. The pages say so. */
export const DECIDED_KEPT_DAYS = 180;
/** Years without a change after which any other one is. */
export const WAITING_KEPT_YEARS = 2;

/** Names of the fields of both forms, as the API takes them. */
export const SCHEME_FIELDS = [
  ...(['schemeName', 'description', 'category', 'needs', 'beneficiary', 'gender', 'state', 'link'] as const),
  ...(['ageFrom', 'ageTo', 'incomeUpTo', 'conditions', 'documents'] as const),
];
export type SchemeField = (typeof SCHEME_FIELDS)[number];
export const REGISTER_FIELDS = ['name', 'mobileNumber', 'email', 'address', 'city'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
