import { useSearchParams } from 'react-router-dom';
import { publishedIn } from './folderParams.ts';

/** @returns whether published items are asked for by the address, or drafts; null for both */
export function usePublished(): boolean | null {
  const [params] = useSearchParams();
  return publishedIn(params);
}
