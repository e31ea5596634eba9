import { useSearchParams } from 'react-router-dom';
import type { Folder } from '#web/gql/graphql.ts';

/** The parameter of an address that names the folder, and what it says for spam. */
export const FOLDER = 'folder';
export const SPAM = 'spam';

/** @returns the folder that the address asks for */
export function useFolder(): Folder {
  const [params] = useSearchParams();
  return params.get(FOLDER) === SPAM ? 'SPAM' : 'INBOX';
}
