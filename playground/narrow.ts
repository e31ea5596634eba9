const narrow = matchMedia('(max-width: 50rem)');

/** @returns whether lists have no room beside the editors, as on a phone; style.css has the same width */
export const isNarrow = () => narrow.matches;
