import { readForm } from '#src/server/http/page-responses.server.ts';
import { AVAILABILITIES, SKILLS } from '#src/features/volunteer/volunteer.values.ts';
import { TEXT_FIELDS } from './application.rules.ts';
import type { VolunteerValues } from './application.view.ts';

/** Longer texts are cut off. The API refuses them anyway. */
const TEXT_MOST = 4000;

/**
 * Returns what a form of a volunteer sent. Unknown boxes are left out.
 * @throws as `readForm` does.
 */
export async function readVolunteerForm(request: Request): Promise<VolunteerValues & { form: FormData }> {
  const form = await readForm(request);
  const textOf = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.slice(0, TEXT_MOST) : '';
  };
  const texts = TEXT_FIELDS.map((name) => [name, textOf(name)] as const).filter(([, text]) => text !== '');
  return {
    form,
    texts: Object.fromEntries(texts),
    skills: SKILLS.filter((skill) => form.getAll('skills').includes(skill)),
    availability: AVAILABILITIES.filter((time) => form.getAll('availability').includes(time)),
  };
}
