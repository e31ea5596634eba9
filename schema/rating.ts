/** Spec section 9. A module of its own, because every page with stars imports it. */
export const MAX_RATING = 5;
