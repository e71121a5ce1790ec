import { parseHours } from '#src/features/volunteer/hours.rules.ts';

/** Returns the length of a shift in whole minutes. */
export function minutesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }): number {
  return Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);
}

/** The name of the input with the hours of a volunteer, and of its error in the response of the API. */
export const hoursField = (volunteerId: string) => `hours-${volunteerId}`;

type Hours = { volunteerId: string; hours: string };

/** Parses the hours of volunteers. `wrong` are the names of the inputs that contain no hours. */
export function readHours(list: readonly Hours[]): {
  hours: { volunteerId: string; minutes: number }[];
  wrong: string[];
} {
  const read = list.map(({ volunteerId, hours }) => ({ volunteerId, minutes: parseHours(hours) }));
  return {
    hours: read.flatMap(({ volunteerId, minutes }) =>
      minutes === undefined ? [] : [{ volunteerId, minutes }],
    ),
    wrong: read
      .filter(({ minutes }) => minutes === undefined)
      .map(({ volunteerId }) => hoursField(volunteerId)),
  };
}
