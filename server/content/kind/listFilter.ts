import { and, gte, lt, type SQL } from 'drizzle-orm';
import type { Site } from '#schema/site.ts';
import { hasAllTags, hasTag } from '#server/platform/database/tags.ts';
import { badField } from '#server/platform/errors.ts';
import type { Kind } from './kind.ts';
import { hasLanguage } from './language.ts';

/** Omitted values and empty lists do not filter. */
export type ListFilter = {
  publishedAfter?: Date | null;
  publishedBefore?: Date | null;
  tagsAny?: readonly string[] | null;
  tagsAll?: readonly string[] | null;
  language?: string | null;
};

const MAX_TAGS = 20;

/** @throws BAD_USER_INPUT for too many tags */
export function listFilterOf({ table }: Pick<Kind, 'table'>, filter: ListFilter, site: Site): SQL | undefined {
  const { publishedAfter, publishedBefore } = filter;
  const [any, all] = [tagsIn('tagsAny', filter.tagsAny), tagsIn('tagsAll', filter.tagsAll)];
  return and(
    publishedAfter ? gte(table.publishedAt, publishedAfter) : undefined,
    publishedBefore ? lt(table.publishedAt, publishedBefore) : undefined,
    any.length ? hasTag(table, any) : undefined,
    all.length ? hasAllTags(table, all) : undefined,
    hasLanguage({ table }, filter.language, site),
  );
}

function tagsIn(argument: string, sent: readonly string[] | null | undefined): string[] {
  const tags = (sent ?? []).map((tag) => tag.trim()).filter(Boolean);
  if (tags.length > MAX_TAGS) throw badField(argument, `Please choose at most ${MAX_TAGS} tags`);
  return tags;
}
