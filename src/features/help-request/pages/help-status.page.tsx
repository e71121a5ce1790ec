import { useMessages } from '#src/messages/messages.tsx';
import { PageHead } from '#src/ui/page-head.tsx';
import { QuickExit } from '#src/ui/quick-exit.tsx';

export default function HelpStatusPage() {
  const say = useMessages('help-request/status');
  return (
    <>
      <QuickExit />
      <main id="main">
        <PageHead title={say.title} hidden />
        <h1>{say.title}</h1>
      </main>
    </>
  );
}
