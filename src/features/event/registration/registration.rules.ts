import { cleanLine, cleanText } from '#src/shared/clean-text.ts';
import { findTextError } from '#src/shared/find-text-error.ts';
import { isEmail, normalizePhone } from '#src/shared/india/contact-details.ts';
import { toAsciiDigits } from '#src/shared/india/digits.ts';
import { PERSON_NAME_MOST } from '#src/shared/text-limits.ts';
import { ANSWER_MOST, PARTY_MOST } from '#src/features/event/event.values.ts';

/** The fields of the form in their order. */
export const REGISTRATION_FIELDS = ['name', 'mobile', 'email', 'partySize', 'answer'] as const;
export type RegistrationField = (typeof REGISTRATION_FIELDS)[number];

/** The data of a form. Every field may be missing. */
export type RegistrationForm = Partial<Record<RegistrationField, string | undefined>>;
export type CleanRegistration = Record<Exclude<RegistrationField, 'partySize'>, string> & {
  /** NaN if it is not a number. */
  partySize: number;
};

export type RegistrationErrorKey =
  | 'eventNameRequired'
  | 'eventMobileWrong'
  | 'eventEmailWrong'
  | 'eventPartySizeWrong'
  | 'eventEmailThere'
  | 'textLong'
  | 'aadhaar';
export type RegistrationErrors = Partial<Record<RegistrationField, RegistrationErrorKey>>;

/**
 * Normalises a registration. Missing texts become empty; a mobile number that can be one is reduced to its ten
 * digits; a mail address is written in lower case.
 */
export function cleanRegistration(form: RegistrationForm): CleanRegistration {
  return {
    name: cleanLine(form.name),
    mobile: normalizePhone(form.mobile ?? '') ?? cleanLine(form.mobile),
    email: cleanLine(form.email).toLowerCase(),
    partySize: Number(toAsciiDigits(cleanLine(form.partySize)) || NaN),
    answer: cleanText({ text: form.answer ?? '', keepLines: true }),
  };
}

/** Returns the first rule that each field breaks. The browser and the server both use it. */
export function findRegistrationErrors(form: CleanRegistration): RegistrationErrors {
  const { name, mobile, email, partySize, answer } = form;
  const isPartySize = Number.isInteger(partySize) && partySize >= 1 && partySize <= PARTY_MOST;
  const errors = {
    name: findTextError({ text: name, most: PERSON_NAME_MOST, empty: 'eventNameRequired' }),
    mobile: normalizePhone(mobile) === mobile ? undefined : 'eventMobileWrong',
    email: email === '' || isEmail(email) ? undefined : 'eventEmailWrong',
    partySize: isPartySize ? undefined : 'eventPartySizeWrong',
    answer: findTextError({ text: answer, most: ANSWER_MOST, empty: undefined }),
  } satisfies Record<RegistrationField, RegistrationErrorKey | undefined>;
  return Object.fromEntries(Object.entries(errors).filter(([, key]) => key !== undefined));
}

/** What keeps people from registering. */
export type ClosedReason = 'eventCancelled' | 'eventOver' | 'eventRegistrationOver';

/** Returns why nobody can register for an event any more, or undefined. */
export function findClosedReason({
  event,
  now,
}: {
  event: { status: string; endsAt: string | Date; registrationEndsAt: string | Date };
  now: Date;
}): ClosedReason | undefined {
  if (event.status !== 'published') return 'eventCancelled';
  if (new Date(event.endsAt) <= now) return 'eventOver';
  return new Date(event.registrationEndsAt) <= now ? 'eventRegistrationOver' : undefined;
}
