import { useSearchParams } from 'react-router-dom';
import { publishedIn } from './folderParams.ts';

export function usePublished(): boolean | null {
  const [params] = useSearchParams();
  return publishedIn(params);
}
