import { v5 as uuidv5 } from 'uuid';
import { languageName } from '#schema/contentLanguages.ts';
import { joinGroups } from '#server/content/kind/joinGroups.ts';
import { kindOf } from '#server/content/kind/kinds.ts';
import { languageOf } from '#server/content/kind/language.ts';
import type { Context } from '#server/platform/context.ts';
import type { Transaction } from '#server/platform/database/connect.ts';
import type { SourcePost } from './source.ts';

/** Namespace of the ids that are made from names of groups. */
const GROUPS = '5f6b7a0e-3a41-4b0c-9a53-6f8f0f1d7c52';

type Created = { entry: { post: SourcePost }; id: string };

/**
 * Links entries to their translations. The id of a group follows from its name on the old site, so that later batches
 * and imports find it.
 * @returns why entries are not linked, by their ids
 */
export async function linkTranslations(
  { site }: Pick<Context, 'site'>,
  tx: Transaction,
  source: string,
  created: readonly Created[],
): Promise<Map<string, string>> {
  const reasons = new Map<string, string>();
  for (const kind of ['post', 'item'] as const) {
    const joining = created.flatMap(({ entry: { post }, id }) =>
      post.kind === kind && post.translationGroup
        ? [{ id, language: post.language, translationGroup: uuidv5(`${source} ${post.translationGroup}`, GROUPS) }]
        : [],
    );
    for (const row of await joinGroups({ site }, tx, kindOf(kind), joining))
      reasons.set(
        row.id,
        `it is not linked to its translations: another of them is in ${languageName(languageOf(row, site))}`,
      );
  }
  return reasons;
}
