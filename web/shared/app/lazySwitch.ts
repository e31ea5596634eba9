import { screen } from './screen.tsx';

/** Only sites with several languages load it. The server has it from the start. */
export const languageSwitch = screen(() => import('./LanguageSwitch.tsx').then((module) => module.LanguageSwitch));
