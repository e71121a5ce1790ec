/** What an NGO must keep in time: three registrations, and the yearly statement of donations. */
export const REGISTRATION_DUTIES = ['reg80G', 'reg12A', 'fcra'] as const;
export type RegistrationDuty = (typeof REGISTRATION_DUTIES)[number];
export const DUTIES = [...REGISTRATION_DUTIES, 'statement'] as const;
export type Duty = (typeof DUTIES)[number];

/** Days before a date on which the NGO is reminded, the nearest first. */
export const REMINDER_DAYS = [7, 30, 90] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];
