import { storedChoice } from './storedChoice.ts';

export const densities = { comfortable: 'Comfortable', compact: 'Compact' } as const;
export type Density = keyof typeof densities;

/** How close together the rows and controls of the office are; sets the tokens of density.css. */
export const density = storedChoice<Density>('density', ['comfortable', 'compact'], (choice) => {
  document.documentElement.dataset.density = choice;
});
