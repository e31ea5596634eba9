import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { v7 as uuidv7 } from 'uuid';
import { DAY_MS } from '#schema/durations.ts';
import { derive } from './derived.ts';
import { samplePosts as posts } from './sampleData.ts';
import type { blogPosts } from './table.ts';

export const sampleBodyOf = (slug: string): string =>
  readFileSync(fileURLToPath(new URL(`./sample/${slug}.md`, import.meta.url)), 'utf8').trim();

export const samplePosts = (now: Date): Promise<(typeof blogPosts.$inferInsert)[]> =>
  Promise.all(
    posts.map(async ({ daysAgo, tags, ...post }) => {
      const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
      const body = sampleBodyOf(post.slug);
      return {
        ...post,
        ...(await derive(body)),
        id: uuidv7(),
        tags: [...tags],
        body,
        createdAt,
        updatedAt: createdAt,
        publishedAt: createdAt,
      };
    }),
  );
