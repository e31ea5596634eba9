import { personStrings } from '#schema/person.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RenamePersonDocument } from './documents.ts';

/**
 * @returns a function that sets the name of the person with an address, optimistically; null restores the name that
 *   they gave. It resolves to the failure or null.
 */
export function useRenamePerson(email: string): (name: string | null) => Promise<Failure | null> {
  const [rename] = useCommand(RenamePersonDocument, {
    sentences: { done: personStrings.renamed, failed: personStrings.renameFailed },
    // Only the server knows the original name.
    optimistic: ({ email: id, name }) => (name ? { renamePerson: { __typename: 'Person', id, name } } : undefined),
  });
  return async (name) => (await rename({ email, name })).failure;
}
