/** By itself, because every public page loads it. */
export const openingTitle = 'Opening soon';
