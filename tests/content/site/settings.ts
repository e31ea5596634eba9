import { siteOperations } from '#tests/kit/content/site.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const read = async (product: Product) => (await product.nobody.gql(siteOperations.read)).data.site;
export const textOf = async (product: Product, path: string) => (await fetch(product.url + path)).text();
