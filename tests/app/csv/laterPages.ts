import { vi } from 'vitest';
import { currentRequestContext } from '#server/platform/requestContext.ts';
import type { Product } from '#tests/kit/product/product.ts';

/**
 * Runs `work` before each page of a download except the first, when the context of the caller is created anew.
 * @param work gets the number of the page, from 2
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
