import { vi } from 'vitest';
import { currentRequestContext } from '#server/platform/requestContext.ts';
import type { Product } from '#tests/kit/product/product.ts';

/**
 * Does something before each page of a download but the first: the context of the caller is made anew then, while the request has asked for
 * a field already.
 * @param work gets the number of the page, from 2 on
 */
export function beforeLaterPages({ services }: Product, work: (page: number) => Promise<void>): void {
  const readSite = services.readSite;
  let page = 1;
  vi.spyOn(services, 'readSite').mockImplementation(async () => {
    if (currentRequestContext()?.fields.size) {
      page += 1;
      await work(page);
    }
    return readSite();
  });
}
