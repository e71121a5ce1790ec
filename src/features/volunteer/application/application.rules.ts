import { cleanLine } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import {
  AVAILABILITIES,
  OTHER_SKILLS_MOST,
  SKILLS,
  type Availability,
  type Skill,
} from '#src/features/volunteer/volunteer.values.ts';

/** The fields of the form that hold one text, in their order. */
export const TEXT_FIELDS = [
  ...(['name', 'mobile', 'email', 'city', 'otherSkills'] as const),
  ...(['age', 'guardianName', 'guardianMobile'] as const),
] as const;
export type TextField = (typeof TEXT_FIELDS)[number];
export type VolunteerField = TextField | 'skills' | 'availability';

/** The data of a form. Every field may be missing. */
export type VolunteerForm = Partial<Record<TextField, string | undefined>> & {
  skills?: readonly string[] | undefined;
  availability?: readonly string[] | undefined;
};

/** The details of a volunteer, without the mail address, which only a link proves. */
export type VolunteerDetails = {
  name: string;
  mobile: string;
  city: string;
  skills: Skill[];
  otherSkills: string;
  availability: Availability[];
  /** Empty if nothing was chosen. */
  age: 'adult' | 'minor' | '';
  /** Empty for adults. */
  guardianName: string;
  guardianMobile: string;
};
export type CleanApplication = VolunteerDetails & { email: string };

export type VolunteerErrorKey =
  | 'volunteerNameRequired'
  | 'volunteerMobileWrong'
  | 'volunteerEmailWrong'
  | 'volunteerCityRequired'
  | 'volunteerAvailabilityRequired'
  | 'volunteerAgeRequired'
  | 'volunteerGuardianRequired'
  | 'volunteerGuardianMobileWrong'
  | 'textLong'
  | 'aadhaar';
export type VolunteerErrors = Partial<Record<VolunteerField, VolunteerErrorKey>>;

/**
 * Normalises the details. Missing texts become empty, a mobile number that can be one is reduced to its ten digits,
 * and unknown skills and times are left out. The parent of an adult is dropped.
 */
export function cleanDetails(form: VolunteerForm): VolunteerDetails {
  const { skills = [], availability = [] } = form;
  const age = form.age === 'adult' || form.age === 'minor' ? form.age : '';
  return {
    name: cleanLine(form.name),
    mobile: phone(form.mobile),
    city: cleanLine(form.city),
    skills: SKILLS.filter((skill) => skills.includes(skill)),
    otherSkills: cleanLine(form.otherSkills),
    availability: AVAILABILITIES.filter((time) => availability.includes(time)),
    age,
    guardianName: age === 'minor' ? cleanLine(form.guardianName) : '',
    guardianMobile: age === 'minor' ? phone(form.guardianMobile) : '',
  };
}

/** Normalises an application as `cleanDetails` does, with the mail address in lower case. */
export function cleanApplication(form: VolunteerForm): CleanApplication {
  return { ...cleanDetails(form), email: cleanLine(form.email).toLowerCase() };
}

/** Returns the first rule that each field of the details breaks. */
export function findDetailErrors(details: VolunteerDetails): VolunteerErrors {
  const { name, mobile, city, otherSkills, availability, age } = details;
  const errors = {
    name: findTextError({ text: name, most: PERSON_NAME_MOST, empty: 'volunteerNameRequired' }),
    mobile: isMobile(mobile) ? undefined : 'volunteerMobileWrong',
    city: city === '' ? 'volunteerCityRequired' : undefined,
    otherSkills: findTextError({ text: otherSkills, most: OTHER_SKILLS_MOST, empty: undefined }),
    availability: availability.length === 0 ? 'volunteerAvailabilityRequired' : undefined,
    age: age === '' ? 'volunteerAgeRequired' : undefined,
    ...(age === 'minor' && guardianErrors(details)),
  } satisfies Partial<Record<VolunteerField, VolunteerErrorKey | undefined>>;
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined));
}

/** Returns the first rule that each field of an application breaks, in the order of the form. */
export function findApplicationErrors(application: CleanApplication): VolunteerErrors {
  const { name, mobile, ...rest } = findDetailErrors(application);
  return {
    ...(name && { name }),
    ...(mobile && { mobile }),
    ...(!isEmail(application.email) && { email: 'volunteerEmailWrong' as const }),
    ...rest,
  };
}

function guardianErrors({ guardianName, guardianMobile }: VolunteerDetails) {
  const name = { text: guardianName, most: PERSON_NAME_MOST, empty: 'volunteerGuardianRequired' } as const;
  return {
    guardianName: findTextError(name),
    guardianMobile: isMobile(guardianMobile) ? undefined : ('volunteerGuardianMobileWrong' as const),
  };
}

const isMobile = (text: string) => normalizePhone(text) === text;
const phone = (text = '') => normalizePhone(text) ?? cleanLine(text);
