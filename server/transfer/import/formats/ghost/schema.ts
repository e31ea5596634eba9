import * as z from 'zod/mini';
import { ImportError } from '../../importError.ts';

const text = z.nullish(z.string());
const id = z.union([z.string(), z.number()]);
const flag = z.nullish(z.union([z.boolean(), z.number()]));
const date = z.nullish(z.union([z.string(), z.number()]));

const Post = z.object({
  ...{ id, title: text, slug: text, html: text, plaintext: text },
  /** Sources of `html`: version 0, versions 1 to 4, and since version 5. */
  ...{ markdown: text, mobiledoc: text, lexical: text },
  ...{ feature_image: text, feature_image_alt: text, feature_image_caption: text },
  /** Cover and author before version 1.22. */
  ...{ image: text, author_id: z.nullish(id) },
  ...{ featured: flag, status: text, visibility: text },
  /** `page` only in old exports. */
  ...{ type: text, page: flag },
  ...{ created_at: date, published_at: date, custom_excerpt: text, meta_title: text, meta_description: text },
  ...{ codeinjection_head: text, codeinjection_foot: text, canonical_url: text },
});
export type GhostPost = z.output<typeof Post>;

const list = <Row extends z.core.$ZodType>(row: Row) => z._default(z.array(row), []);
const order = z.nullish(z.number());
const Data = z.object({
  posts: z.array(Post),
  tags: list(z.object({ id, name: z.string(), slug: text, visibility: text, hidden: flag })),
  posts_tags: list(z.object({ post_id: id, tag_id: id, sort_order: order })),
  users: list(z.object({ id, name: text, slug: text })),
  posts_authors: list(z.object({ post_id: id, author_id: id, sort_order: order })),
  posts_meta: list(
    z.object({
      ...{ post_id: id, meta_title: text, meta_description: text },
      ...{ feature_image_alt: text, feature_image_caption: text },
    }),
  ),
  settings: list(z.object({ key: text, value: z.nullish(z.unknown()) })),
  members: list(z.unknown()),
  subscribers: list(z.unknown()),
  newsletters: list(z.unknown()),
  products: list(z.unknown()),
});
export type GhostData = z.output<typeof Data>;
const Export = z.object({ db: z.array(z.object({ data: Data })).check(z.minLength(1)) });

/** @throws ImportError for a file that is no export */
export function dataOf(text: string): GhostData {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new ImportError('The file is no whole JSON.');
  }
  const { data: oldData, db } = Object(json) as { data?: unknown; db?: unknown };
  const { data, error } = Export.safeParse({ db: db ?? [{ data: oldData }] });
  const [issue] = error?.issues ?? [];
  const [database] = data?.db ?? [];
  if (!database) throw new ImportError(`The file is no export of Ghost: ${issue?.path.join('.')}: ${issue?.message}.`);
  return database.data;
}
