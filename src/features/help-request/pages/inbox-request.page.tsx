import { useMessages } from '#src/messages/messages.tsx';
import { PageHead } from '#src/ui/page-head.tsx';

export default function InboxRequestPage() {
  const say = useMessages('help-request/inbox');
  return (
    <>
      <PageHead title={say.title} hidden />
      <h1>{say.title}</h1>
    </>
  );
}
