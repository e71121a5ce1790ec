import { formatServices } from '#src/features/ngo/fields/services-text.ts';
import {
  SERVICE_AUDIENCES,
  SERVICE_COSTS,
  type NgoService,
} from '#src/features/ngo/fields/services.values.ts';

/** The names of the inputs of a service, which end with the key of its row. */
export const SERVICE_INPUTS = {
  name: 'serviceName',
  nameGu: 'serviceNameGu',
  nameHi: 'serviceNameHi',
  cost: 'serviceCost',
  audience: 'serviceAudience',
};

export function emptyService(): NgoService {
  return { name: '', nameGu: null, nameHi: null, cost: null, audience: [] };
}

/** Reads the services of the edit form as the text of the field `services`. Rows without a name are left out. */
export function readServices(form: FormData): string {
  const keys = [...form.keys()].flatMap((input) => /^serviceName-(\d+)$/.exec(input)?.[1] ?? []);
  const services = keys.flatMap((key): NgoService[] => {
    const textOf = (input: string) => String(form.get(`${input}-${key}`) ?? '').trim() || null;
    const nameGu = textOf(SERVICE_INPUTS.nameGu);
    const nameHi = textOf(SERVICE_INPUTS.nameHi);
    const name = textOf(SERVICE_INPUTS.name) ?? nameGu ?? nameHi;
    if (name === null) return [];
    const cost = SERVICE_COSTS.find((value) => value === form.get(`${SERVICE_INPUTS.cost}-${key}`)) ?? null;
    const ticked = form.getAll(`${SERVICE_INPUTS.audience}-${key}`);
    const audience = SERVICE_AUDIENCES.filter((value) => ticked.includes(value));
    return [{ name, nameGu: nameGu === name ? null : nameGu, nameHi, cost, audience }];
  });
  return formatServices(services);
}
