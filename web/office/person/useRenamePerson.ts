import { personStrings } from '#schema/person.ts';
import type { Failure } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { RenamePersonDocument } from './documents.ts';

/**
 * @returns corrects the name of whoever is behind an address; null brings back the one that they gave. It is shown at once,
 * and resolves to why it was refused; null when it was not
 */
export function useRenamePerson(email: string): (name: string | null) => Promise<Failure | null> {
  const [rename] = useCommand(RenamePersonDocument, {
    sentences: { done: personStrings.renamed, failed: personStrings.renameFailed },
    // Which name they gave only the server knows.
    optimistic: ({ email: id, name }) => (name ? { renamePerson: { __typename: 'Person', id, name } } : undefined),
  });
  return async (name) => (await rename({ email, name })).failure;
}
