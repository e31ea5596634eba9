import { paths } from '#web/shared/paths.ts';

/** The parameter of the address of all reviews that says which page is shown. */
export const PAGE_PARAM = 'page';

/** @returns the number of the page that an address asks for, whatever stands there */
export const pageIn = (search: URLSearchParams): number => {
  const asked = search.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
};

/** @returns the address of a page of reviews, of which each has one */
export const reviewsPath = (page: number): string =>
  page > 1 ? `${paths.reviews}?${PAGE_PARAM}=${page}` : paths.reviews;
