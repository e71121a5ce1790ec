/**
 * The database of the check-in page in this browser, and the channel on which its tabs hear that its stores with names of
 * people were emptied.
 */
export const DOOR_DATABASE = 'check-in';
const STORES_WITH_NAMES = ['events', 'tickets'];

function tellOtherTabs(): void {
  const channel = new BroadcastChannel(DOOR_DATABASE);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Only pages of this site hear it.
  channel.postMessage('erased');
  channel.close();
}

/**
 * Erases the lists of the door from this browser. Check-ins that are not sent stay: they are numbers without names, and are
 * sent when somebody of the NGO signs in again. Resolves when it is done, also if there is no list.
 */
export function eraseDoorLists(): Promise<void> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(DOOR_DATABASE);
      // There is no database, so none is made.
      opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
      opening.addEventListener('error', (event) => {
        event.preventDefault();
        resolve();
      });
      opening.addEventListener('success', () => {
        const database = opening.result;
        const transaction = database.transaction(STORES_WITH_NAMES, 'readwrite');
        for (const name of STORES_WITH_NAMES) transaction.objectStore(name).clear();
        const end = () => {
          database.close();
          tellOtherTabs();
          resolve();
        };
        transaction.addEventListener('complete', end);
        transaction.addEventListener('abort', end);
      });
    } catch {
      // Storage is blocked, so nothing was stored.
      resolve();
    }
  });
}
