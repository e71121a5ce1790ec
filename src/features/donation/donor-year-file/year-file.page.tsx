import { RefusedFile } from '#src/ui/refused-file/refused-file.tsx';
import { loadFile, passOn } from './year-file.loader.server.ts';
import type { Route } from './+types/year-file.page';

export const middleware: Route.MiddlewareFunction[] = [passOn];

export function loader({ context }: Route.LoaderArgs) {
  return loadFile({ context });
}

/** `/donate/mine/pdf/2026-27?donor=…`: the gifts and receipts of a financial year. */
export default function YearFilePage({ loaderData }: Route.ComponentProps) {
  return <RefusedFile {...loaderData} page="/donate/mine" />;
}
