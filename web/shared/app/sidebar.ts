import { storedChoice } from './storedChoice.ts';

export const sidebar = storedChoice('sidebar', ['wide', 'narrow']);
