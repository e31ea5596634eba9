import { previewOperations } from '#tests/kit/content/preview.ts';
import type { Product } from '#tests/kit/product/product.ts';

export const open = (product: Product, token: string) => product.nobody.gql(previewOperations.open, { token });
export const get = (product: Product, path: string) => fetch(product.url + path);
