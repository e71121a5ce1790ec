import { RefusedFile } from '#src/ui/refused-file/refused-file.tsx';
import { loadFile, passOn } from './certificate-file.loader.server.ts';
import type { Route } from './+types/certificate-file.page';

export const middleware: Route.MiddlewareFunction[] = [passOn];

export function loader({ context }: Route.LoaderArgs) {
  return loadFile({ context });
}

/** `/volunteer/certificate/VC-9QD3-7K/pdf?volunteer=…`: an own certificate. */
export default function CertificateFilePage({ loaderData }: Route.ComponentProps) {
  return <RefusedFile {...loaderData} page="/volunteer/me" />;
}
