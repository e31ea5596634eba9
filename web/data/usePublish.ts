import type { TypedDocumentNode } from '@apollo/client';
import type { ListField } from './apollo.ts';
import { forgetLists } from './cacheLists.ts';
import { type CommandOptions, type Outcome, useCommand } from './useCommand.ts';

type Variables = { id: string; isPublished: boolean };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'sentences' | 'optimistic'>> & {
  /** The public list of such items, which is fetched again where it is shown next. */
  publicList: ListField;
};

/** @returns publishes an item or unpublishes it: shown at once everywhere, rolled back when the server refuses */
export function usePublish<Data>(
  document: TypedDocumentNode<Data, Variables>,
  { publicList, ...options }: Options<Data>,
): (id: string, isPublished: boolean) => Promise<Outcome<Data>> {
  const [publish] = useCommand(document, {
    ...options,
    onDone: (_data, _variables, { cache }) => forgetLists(cache, [publicList]),
  });
  return (id, isPublished) => publish({ id, isPublished });
}
