/** The lists of the specification, letter for letter, and our limits. */

export const SCHEME_CATEGORIES = ['Health', 'Education', 'Housing', 'Employment'] as const;
export type SchemeCategory = (typeof SCHEME_CATEGORIES)[number];

export const BENEFICIARIES = ['EWS', 'SC', 'ST', 'OBC', 'General'] as const;
export type Beneficiary = (typeof BENEFICIARIES)[number];

export const SCHEME_GENDERS = ['All', 'Male', 'Female'] as const;
export type SchemeGender = (typeof SCHEME_GENDERS)[number];

/** Value for a scheme that covers all of India. Built-in schemes use 'All' with the same meaning. */
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

export const MARITAL_STATUSES = ['single', 'married', 'widowed', 'deserted'] as const;
export type MaritalStatus = (typeof MARITAL_STATUSES)[number];

/**
 * What a scheme can require to be true of a person or family, in the order of the form: studies; is pregnant or has a
 * child under two; owns no pucca house; owns farmland; holds a worker's card.
 */
export const CIRCUMSTANCES = ['student', 'pregnant', 'noHouse', 'farmland', 'workerCard'] as const;
export type Circumstance = (typeof CIRCUMSTANCES)[number];

/** Requirements other than beneficiary, gender and state. Null or an empty list means no requirement. */
export type Eligibility = {
  /** Whole years, both inclusive. */
  ageFrom: number | null;
  ageTo: number | null;
  /** Yearly income of the whole family in whole rupees, inclusive. */
  incomeUpTo: number | null;
  /** Any of them. */
  maritalStatus: MaritalStatus[];
  /** Percent, inclusive. */
  disabilityFrom: number | null;
  /** All of them. */
  circumstances: Circumstance[];
  /** Other conditions stated as text, which a few answers cannot decide. */
  conditions: string[];
  /** Papers to bring. */
  documents: string[];
};
export const NO_ELIGIBILITY: Eligibility = {
  ageFrom: null,
  ageTo: null,
  incomeUpTo: null,
  maritalStatus: [],
  disabilityFrom: null,
  circumstances: [],
  conditions: [],
  documents: [],
};

/** The texts of a scheme in one language. */
export type SchemeTexts = {
  schemeName: string | null;
  description: string | null;
  /** What a person gets, in a sentence. */
  benefit: string | null;
  howToApply: string | null;
  /** Name and address. */
  office: string | null;
  conditions: string[];
  documents: string[];
};
/** In the order of the form. */
export const SCHEME_TEXTS = ['schemeName', 'benefit', 'description', 'howToApply', 'office'] as const;
export const SCHEME_LISTS = ['conditions', 'documents'] as const;

/** Languages into which a scheme can be translated. Its original can be in any language. */
export const TRANSLATED = ['gu', 'hi'] as const;
export type TranslatedLanguage = (typeof TRANSLATED)[number];
/** A language without any text is left out. */
export type SchemeTranslations = Partial<Record<TranslatedLanguage, SchemeTexts>>;

/** A registration is 'new' until the NGO changes its status. */
export const REGISTRATION_STATUSES = ['new', 'contacted', 'approved', 'rejected'] as const;
export type RegistrationStatus = (typeof REGISTRATION_STATUSES)[number];

/** Maximum number of schemes of an NGO, and of an NGO that is not verified yet. */
export const SCHEMES_MOST = 200;
export const SCHEMES_MOST_UNCHECKED = 20;
/** With the schemes deleted in the last 30 days included, an NGO may have this many times its limit. */
export const DELETED_FACTOR = 3;

/**
 * Whether the mailbox of a registration is confirmed. 'superseded': unconfirmed, while another registration
 * with the same number is confirmed.
 */
export const CONFIRMATIONS = ['confirmed', 'unconfirmed', 'superseded'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];
/** Days until the link in the mail expires. */
export const CONFIRM_DAYS = 7;
/**
 * Maximum number of unconfirmed registrations shown for one mobile number and scheme. Further ones are shown
 * once their mailbox is confirmed.
 */
export const UNCONFIRMED_OF_NUMBER_MOST = 3;
/** Days until a registration that the NGO does not see is erased. */
export const HIDDEN_RETENTION_DAYS = 30;

export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

// Characters.
export const SCHEME_NAME_MOST = 150;
export const SCHEME_DESCRIPTION_MOST = 4000;
export const SCHEME_BENEFIT_MOST = 300;
export const SCHEME_APPLY_MOST = 2000;
export const SCHEME_OFFICE_MOST = 300;
export const SCHEME_LINK_MOST = 300;
/** Without spaces: helplines have 3 digits or more. */
export const SCHEME_PHONE = /^[0-9]{3,15}$/;
export const SCHEME_PHONE_MOST = 40;
export const DOCUMENT_MOST = 120;
export const CONDITION_MOST = 200;
export const REGISTRANT_NAME_MOST = 100;
export const REGISTRANT_MOBILE_MOST = 40;
export const REGISTRANT_ADDRESS_MOST = 500;
export const REGISTRANT_CITY_MOST = 60;
export const NOTE_MOST = 1000;

export const DOCUMENTS_MOST = 20;
export const CONDITIONS_MOST = 10;
/** Characters of an age or an income, with separators. */
export const AMOUNT_TEXT_MOST = 20;
/** Years. */
export const AGE_MOST = 120;
/** Percent. */
export const DISABILITY_MOST = 100;
/** Rupees. */
export const INCOME_MOST = 100_000_000;

/** Minutes after its deletion within which a scheme can be restored. */
export const UNDO_MINUTES = 10;
/** Days after which a deleted scheme and its registrations are erased. */
export const DELETED_RETENTION_DAYS = 30;
/** Days after which an approved or rejected registration is erased. The pages state this period. */
export const DECIDED_RETENTION_DAYS = 180;
/** Years without a change after which any other registration is erased. */
export const PENDING_RETENTION_YEARS = 2;

/** Field names of the two forms, as used in the API. A translated text has the suffix of its language. */
export const SCHEME_FIELDS = [
  ...(['schemeName', 'benefit', 'description', 'howToApply', 'office'] as const),
  ...(['schemeNameGu', 'benefitGu', 'descriptionGu', 'howToApplyGu', 'officeGu'] as const),
  ...(['schemeNameHi', 'benefitHi', 'descriptionHi', 'howToApplyHi', 'officeHi'] as const),
  ...(['category', 'link', 'phone', 'needs', 'beneficiary', 'gender', 'state'] as const),
  ...(['ageFrom', 'ageTo', 'incomeUpTo', 'maritalStatus', 'disabilityFrom', 'circumstances'] as const),
  ...(['conditions', 'documents', 'conditionsGu', 'documentsGu', 'conditionsHi', 'documentsHi'] as const),
];
export type SchemeField = (typeof SCHEME_FIELDS)[number];
export const REGISTER_FIELDS = ['name', 'mobileNumber', 'email', 'address', 'city'] as const;
export type RegisterField = (typeof REGISTER_FIELDS)[number];
