import { storedChoice } from './storedChoice.ts';

/** Width of the sidebar: names, or icons only. */
export const sidebar = storedChoice('sidebar', ['wide', 'narrow']);
