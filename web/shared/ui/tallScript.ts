/** Letters with marks above and below their line, from Hebrew over the scripts of India to Myanmar, and Khmer. */
const TALL = /[\u0590-\u109f\u1780-\u17ff]/;

/** The class of a headline in such a script, whose lines need more room; none for other scripts. */
export const tallScript = (text: string): string => (TALL.test(text) ? 'tall' : '');
