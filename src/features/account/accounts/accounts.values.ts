/** The states by which the list of accounts is filtered. Accounts of deleted NGOs are not in use. */
export const ACCOUNT_STATES = ['inUse', 'disabled', 'withoutApp'] as const;
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** The roles in our team. */
export const TEAM_ROLES = ['staff', 'admin'] as const;
export type TeamRole = (typeof TEAM_ROLES)[number];
