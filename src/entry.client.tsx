import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createBrowserStore } from './messages/browser-store.ts';
import { MessagesProvider } from './messages/messages.tsx';
import type { Language } from './shared/languages.ts';
import { saveFormFields } from './ui/save-form-fields.ts';

// The server lists the message groups the page used, so hydration never suspends.
const groups = document.getElementById('app')?.dataset.messages?.split(' ').filter(Boolean) ?? [];
const store = createBrowserStore(document.documentElement.lang as Language);

// No top-level await: a message file that shares a chunk with this module would cause a deadlock.
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
