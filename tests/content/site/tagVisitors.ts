import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Tags } from '#schema/tagServices.ts';
import { button, type Visitor, visit } from '#tests/kit/browser/visitor.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const tags: Tags = {
  ...{ googleAnalytics: 'G-AB12CD34EF', tagManager: 'GTM-AB12CD3', metaPixel: '123456789012345', linkedIn: '1234567' },
  ...{ linkedInEnquiry: '11111', linkedInApplication: '22222' },
};

type Guest = Visitor & { asked: string[] };

/** A visitor for whom scripts here stand for those of the services: each reports once, where the real one does. */
export async function arrive(
  product: Product,
  path = '/about',
  options: Parameters<typeof visit>[2] = {},
): Promise<Guest> {
  const visitor = await visit(product, undefined, options);
  const asked: string[] = [];
  const { page } = visitor;
  await page.context().route(
    (url) => url.origin !== product.url,
    async (route) => {
      const { href, host, pathname } = new URL(route.request().url());
      asked.push(href);
      const report = reports[host + pathname];
      const body = report ? `document.cookie='_ga=1;path=/';fetch('${report}',{mode:'no-cors'})` : '';
      await route.fulfill({ contentType: 'text/javascript', body });
    },
  );
  await visitor.open(path);
  return { ...visitor, asked };
}
const reports: Record<string, string> = {
  'www.googletagmanager.com/gtag/js': 'https://region1.google-analytics.com/g/collect',
  'connect.facebook.net/en_US/fbevents.js': 'https://www.facebook.com/tr/',
  'snap.licdn.com/li.lms-analytics/insight.min.js': 'https://px.ads.linkedin.com/collect',
};
export const REQUESTS = [
  'https://connect.facebook.net/en_US/fbevents.js',
  'https://px.ads.linkedin.com/collect',
  'https://region1.google-analytics.com/g/collect',
  'https://snap.licdn.com/li.lms-analytics/insight.min.js',
  'https://www.facebook.com/tr/',
  'https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF&l=analyticsLayer',
  'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
];

export const question = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
export const choose = (page: Page, answer: 'Agree' | 'Refuse') => button(question(page), answer).click();
export const cookieOf = async ({ page }: Visitor) =>
  (await page.context().cookies()).find(({ name }) => name === 'consent')?.value;
export const loadsAll = ({ asked }: Guest) => expect.poll(() => [...asked].sort()).toEqual(REQUESTS);
