import { removeFromTab, storeInTab, readFromTab } from '#src/browser/tab-storage.ts';

/**
 * Stores the text entered for a request in this tab until it is sent, so that it survives a reload or an
 * expired session.
 */
export function storedText(key: string) {
  const name = `draft ${key}`;
  return {
    defaultValue: readFromTab(name) ?? '',
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      if (value) storeInTab({ key: name, text: value });
      else removeFromTab(name);
    },
  };
}

export function clearStoredText(key: string): void {
  removeFromTab(`draft ${key}`);
}
