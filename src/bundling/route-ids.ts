import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Gives each route its address as id, such as `ngopage/events/:id`. By default the id is the path of the file, which
 * would travel with every page in addition to the address.
 */
export function nameByAddress(routes: RouteConfigEntry[], parent = ''): RouteConfigEntry[] {
  return routes.map(({ children, ...route }) => {
    const id = [parent, route.path ?? 'index'].filter(Boolean).join('/');
    return { ...route, id, ...(children && { children: nameByAddress(children, id) }) };
  });
}
