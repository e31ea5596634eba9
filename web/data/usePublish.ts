import type { TypedDocumentNode } from '@apollo/client';
import { type CommandOptions, type CommandOutcome, useCommand } from './useCommand.ts';

type Variables = { id: string; isPublished: boolean };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'sentences' | 'optimistic'>>;

/** @returns publishes an item or unpublishes it: shown at once everywhere, rolled back when the server refuses */
export function usePublish<Data>(
  document: TypedDocumentNode<Data, Variables>,
  options: Options<Data>,
): (id: string, isPublished: boolean) => Promise<CommandOutcome<Data>> {
  const [publish] = useCommand(document, options);
  return (id, isPublished) => publish({ id, isPublished });
}
