/** How many stars a review has at most (spec section 9). Alone here, because every page that shows stars needs it. */
export const MAX_RATING = 5;
