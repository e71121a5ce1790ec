import { addMessageFiles } from './browser-store.ts';

if (!import.meta.env.SSR) {
  addMessageFiles(
    import.meta.glob<{ default: unknown }>(
      './{en,hi,gu}/{dashboard,edit-ngo,photos,operations,help-request/inbox,help-request/oversight}.ts',
    ),
  );
}
