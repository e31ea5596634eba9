import { paths } from '#web/shared/paths.ts';

export const PAGE_PARAM = 'page';

/** @returns the page number; 1 when it is missing or invalid */
export const pageIn = (search: URLSearchParams): number => {
  const text = search.get(PAGE_PARAM) ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
};

export const reviewsPath = (page: number): string =>
  page > 1 ? `${paths.reviews}?${PAGE_PARAM}=${page}` : paths.reviews;
