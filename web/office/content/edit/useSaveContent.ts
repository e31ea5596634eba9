import type { TypedDocumentNode } from '@apollo/client';
import { forgetLists, forgetSlug } from '#web/shared/data/cacheLists.ts';
import { type CommandOptions, mapOutcome, useCommand } from '#web/shared/data/useCommand.ts';
import type { Send } from '#web/shared/forms/usePictureUpload.ts';
import type { ContentConfig } from '#web/site/content/contentConfig.ts';

type Saved = { item: { slug: string } };
type Creation<Input> = { input: Input; draftId?: string | null | undefined };
type Update<Input> = Creation<Input> & { id: string; ifUpdatedAt?: string | null };
type Sentences = NonNullable<CommandOptions<Saved, unknown>['sentences']>;

export type SaveConfig<Input> = {
  config: ContentConfig;
  create: { document: TypedDocumentNode<Saved, Creation<Input>>; sentences: Sentences };
  update: { document: TypedDocumentNode<Saved, Update<Input>>; sentences: Sentences };
};

export function useCreateContent<Input>({ config, create: { document, sentences } }: SaveConfig<Input>): Send<Input> {
  const [create] = useCommand(document, {
    sentences,
    onDone: (_data, _variables, { cache }) => forgetLists(cache, config.entity.lists),
  });
  return async (input, upload, draftId) =>
    mapOutcome(await create({ input, draftId }, { context: { fetchOptions: upload } }), ({ item }) => item);
}

type Edited = { id: string; slug: string; updatedAt: string };

/** @returns a function that updates an item unless somebody has changed it since that time, by default since it was loaded */
export function useUpdateContent<Input>(
  { config: { entity, field }, update: { document, sentences } }: SaveConfig<Input>,
  { id, slug, updatedAt }: Edited,
): (shownAt: string | null) => Send<Input> {
  const [update] = useCommand(document, {
    sentences,
    onDone: ({ item }, _variables, { cache }) => {
      forgetLists(cache, entity.lists);
      if (item.slug !== slug) forgetSlug(cache, field, slug);
    },
  });
  return (shownAt) => async (input, upload, draftId) => {
    const variables = { id, input, ifUpdatedAt: shownAt ?? updatedAt, draftId };
    return mapOutcome(await update(variables, { context: { fetchOptions: upload } }), ({ item }) => item);
  };
}
