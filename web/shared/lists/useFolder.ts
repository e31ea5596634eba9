import { useSearchParams } from 'react-router-dom';
import type { Folder } from '#web/gql/graphql.ts';
import { folderIn } from './folderParams.ts';

export function useFolder(): Folder {
  const [params] = useSearchParams();
  return folderIn(params);
}
