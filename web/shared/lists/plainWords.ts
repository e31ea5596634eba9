/** A text for comparison: lower case, and letters without accents, so that "jose" finds José. */
export const plainWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
