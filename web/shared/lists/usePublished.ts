import { useSearchParams } from 'react-router-dom';
import { publishedIn } from './folderParams.ts';

/** @returns the `isPublished` filter in the address; null for all */
export function usePublished(): boolean | null {
  const [params] = useSearchParams();
  return publishedIn(params);
}
