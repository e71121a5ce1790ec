import { languageOfText } from '#src/shared/indic/language-of-text.ts';
import { SERVICE_AUDIENCES, SERVICE_COSTS, type NgoService } from './services.values.ts';

const BETWEEN_SERVICES = /[;\n]/;
const BETWEEN_PARTS = '|';
const BETWEEN_AUDIENCES = ',';

/**
 * Writes services as the text of a form field or CSV cell, one per line:
 * `Eye camp | આંખનો કેમ્પ | आंखों का शिविर | free | older-people, families`. Parts that are not known are left out.
 */
export function formatServices(services: readonly NgoService[]): string {
  return services.map(formatService).join('\n');
}

function formatService({ name, nameGu, nameHi, cost, audience }: NgoService): string {
  const parts = [name, nameGu, nameHi].map((text) => text?.replace(/[|;\n]/g, '/'));
  return [...parts, cost, audience.join(`${BETWEEN_AUDIENCES} `)].filter(Boolean).join(` ${BETWEEN_PARTS} `);
}

/**
 * Reads the text of `formatServices`. Semicolons also separate services. The first part of a service is its name;
 * the order of the others does not matter. Repeated services are dropped. `unknown` is the first part that is
 * neither a translation nor a known word; the service keeps it in its name, so that nothing is lost.
 */
export function parseServices(text: string): { services: NgoService[]; unknown?: string } {
  const services = new Map<string, NgoService>();
  let unknown: string | undefined;
  for (const line of text.split(BETWEEN_SERVICES)) {
    const [name, ...parts] = line
      .split(BETWEEN_PARTS)
      .map((part) => part.trim())
      .filter(Boolean);
    if (name === undefined || services.has(name)) continue;
    const service: NgoService = { name, nameGu: null, nameHi: null, cost: null, audience: [] };
    for (const part of parts) {
      if (addPart(service, part)) continue;
      service.name += ` / ${part}`;
      unknown ??= part;
    }
    services.set(name, service);
  }
  return { services: [...services.values()], ...(unknown !== undefined && { unknown }) };
}

/** Adds what one part says to the service. Returns false if the part is not understood, or is there twice. */
function addPart(service: NgoService, part: string): boolean {
  const language = languageOfText(part);
  if (language === 'gu' && service.nameGu === null) service.nameGu = part;
  else if (language === 'hi' && service.nameHi === null) service.nameHi = part;
  else if (language === 'en') return addWord(service, part.toLowerCase());
  else return false;
  return true;
}

function addWord(service: NgoService, word: string): boolean {
  const cost = SERVICE_COSTS.find((known) => known === word);
  if (cost) {
    if (service.cost !== null) return false;
    service.cost = cost;
    return true;
  }
  const words = word.split(BETWEEN_AUDIENCES).map((text) => text.trim());
  const audience = SERVICE_AUDIENCES.filter((known) => words.includes(known));
  if (service.audience.length > 0 || audience.length !== new Set(words).size) return false;
  service.audience = audience;
  return true;
}
