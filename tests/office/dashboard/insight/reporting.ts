import { daysAgo, readReport } from '#tests/kit/content/insight.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const TABLE = '{ rows { name title visitors views enquiries won value } count }';

export const report = (employee: Person, fields: string, period: object = {}, who = employee) =>
  readReport(who, fields, period);

export const day = (product: Product, ago: number) => daysAgo(product, ago);
