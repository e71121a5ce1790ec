import { todayInIndia } from '#src/shared/dates.ts';

/** The seed of this run: SEED, otherwise the day, such as 20261127. It orders the files and makes random values. */
export const SEED = Number(process.env.SEED ?? todayInIndia().replaceAll('-', ''));
