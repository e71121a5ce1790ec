export { EnteredValues } from './entered-values.tsx';
export { HelpPopups } from './help-popups.tsx';
