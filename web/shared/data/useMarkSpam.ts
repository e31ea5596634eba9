import type { TypedDocumentNode } from '@apollo/client';
import { moveToFolder } from './cacheLists.ts';
import { overviewVersion, recount } from './overviewCounts.ts';
import { type CommandOptions, useCommand } from './useCommand.ts';

type Variables = { id: string; isSpam: boolean };
type Options<Data> = Required<Pick<CommandOptions<Data, Variables>, 'entity' | 'optimistic'>> & {
  /** The overview count of such items in the spam folder. */
  count: 'spamMessages' | 'spamApplications';
  strings: { spam: string; notSpam: string; markFailed: string };
};

/** @returns a function that moves an item into or out of the spam folder, optimistically and with undo */
export function useMarkSpam<Data>(
  document: TypedDocumentNode<Data, Variables>,
  { entity, optimistic, count, strings }: Options<Data>,
): (id: string, isSpam: boolean) => Promise<void> {
  const [run] = useCommand(document, {
    entity,
    optimistic,
    sentences: {
      done: (_data, { isSpam }) => (isSpam ? strings.spam : strings.notSpam),
      failed: strings.markFailed,
    },
  });
  const mark = async (id: string, isSpam: boolean): Promise<void> => {
    const version = overviewVersion();
    await run(
      { id, isSpam },
      {
        undo: () => void mark(id, !isSpam),
        update: (cache) => {
          moveToFolder(cache, entity, [id], isSpam ? 'SPAM' : 'INBOX');
          // The stream may be faster than the response: then its counts already include this item.
          if (overviewVersion() === version) recount(cache, count, isSpam ? 1 : -1);
        },
      },
    );
  };
  return mark;
}
