import type { TypedDocumentNode } from '@apollo/client';
import { dropFromLists, forgetItem } from './cacheLists.ts';
import { type CommandOptions, useCommand } from './useCommand.ts';

type Variables = { id: string };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'sentences' | 'optimistic'>>;

/** @returns a function that deletes an item optimistically, and resolves to whether it is deleted */
export function useRemove<Data>(
  document: TypedDocumentNode<Data, Variables>,
  { entity, ...options }: Options<Data>,
): (id: string) => Promise<boolean> {
  const [remove, { client }] = useCommand(document, {
    ...options,
    update: (cache, _data, { id }) => dropFromLists(cache, entity, [id]),
  });
  return async (id) => {
    const { failure } = await remove({ id });
    // NOT_FOUND: somebody else has deleted it.
    if (failure && failure.code !== 'NOT_FOUND') return false;
    forgetItem(client.cache, entity, id, false);
    return true;
  };
}
