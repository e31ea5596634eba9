import type { TypedDocumentNode } from '@apollo/client';
import { dropFromLists, forgetItem } from './cacheLists.ts';
import { type CommandOptions, useCommand } from './useCommand.ts';

type Variables = { id: string };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'sentences' | 'optimistic'>>;

/**
 * @returns deletes an item, and resolves to whether it is gone: it leaves the lists at once, and is back in them when the
 * server refuses
 */
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
    // Somebody else may have deleted it.
    if (failure && failure.code !== 'NOT_FOUND') return false;
    forgetItem(client.cache, entity, id, false);
    return true;
  };
}
