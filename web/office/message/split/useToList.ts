import { useNavigate } from 'react-router-dom';
import { lastList } from '../list/lastList.ts';

/** Whether the entry before this one in the tab's history is the list. Without the Navigation API it is unknown. */
function isListBefore(): boolean {
  const { navigation } = window as Partial<Window>;
  const index = navigation?.currentEntry?.index ?? 0;
  return navigation?.entries()[index - 1]?.url === new URL(lastList(), location.href).href;
}

/**
 * @returns a function that leads to the list that was left last; by Back where possible, so that the list has its place
 *   and its selection again
 */
export function useToList(): () => void {
  const navigate = useNavigate();
  return () => void (isListBefore() ? navigate(-1) : navigate(lastList()));
}
