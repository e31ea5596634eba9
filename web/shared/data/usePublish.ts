import type { TypedDocumentNode } from '@apollo/client';
import { type CommandOptions, type CommandOutcome, useCommand } from './useCommand.ts';

type Variables = { id: string; isPublished: boolean };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'sentences' | 'optimistic'>>;
/** @param undo runs for undo; defaults to the same command with the opposite state */
type Publish<Data> = (
  id: string,
  isPublished: boolean,
  undo?: (isPublished: boolean) => void,
) => Promise<CommandOutcome<Data>>;

/** @returns a function that publishes or unpublishes an item, optimistically and with undo */
export function usePublish<Data>(document: TypedDocumentNode<Data, Variables>, options: Options<Data>): Publish<Data> {
  const [run] = useCommand(document, options);
  const publish: Publish<Data> = (id, isPublished, undo = (back) => void publish(id, back)) =>
    run({ id, isPublished }, { undo: () => undo(!isPublished) });
  return publish;
}
