import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserStore } from './messages/browser-store.ts';
import { MessagesProvider } from './messages/messages.tsx';
import type { Language } from './shared/languages.ts';
import { saveFormFields } from './ui/save-form-fields.ts';

// The server names the message groups its page used, so that hydration waits for nothing.
const groups = document.getElementById('app')?.dataset.messages?.split(' ').filter(Boolean) ?? [];
const store = createBrowserStore(document.documentElement.lang as Language);

// Not awaited here at the top: a message file that shares a chunk with this one would wait for it, and it for that.
void Promise.all(groups.map(store.load)).then(() => {
  saveFormFields();
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <MessagesProvider store={store}>
          <HydratedRouter />
        </MessagesProvider>
      </StrictMode>,
    );
  });
});
