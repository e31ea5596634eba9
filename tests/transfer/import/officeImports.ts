import { join } from 'node:path';
import { importOperations } from '#tests/kit/content/import.ts';
import { wordpressExport } from '#tests/kit/content/wordpressExport.ts';
import type { Person } from '#tests/kit/people/person.ts';
import type { Product } from '#tests/kit/product/product.ts';

const site = 'https://old.example';
export const items = [
  { id: 1, title: 'First of the old site', content: 'A text with [gallery] in it and a script <script>1</script>.' },
  { id: 2, title: 'Second of the old site', content: 'Plain.' },
  { id: 3, title: 'A draft of the old site', status: 'draft', content: 'Not yet.' },
  { id: 4, title: 'A film of the old site', type: 'film', content: 'Seen.' },
];
export const exported = wordpressExport(site, items);

export const folderOf = (product: Product, id: string) => join(product.services.settings.DATA_DIR, 'imports', id);
export const remove = (admin: Person, id: string) => admin.gql(importOperations.remove, { id });
