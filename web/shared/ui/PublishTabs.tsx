import { useLocation, useSearchParams } from 'react-router-dom';
import { publishedIn, STATUS } from '#web/shared/lists/folderParams.ts';
import { withParam } from '#web/shared/lists/useSearch.ts';
import { ListTabs } from './ListTabs.tsx';

const choices = [
  { label: 'All', status: '', isPublished: null },
  { label: 'Published', status: 'published', isPublished: true },
  { label: 'Drafts', status: 'draft', isPublished: false },
];

export function PublishTabs() {
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const tabs = choices.map(({ label, status, isPublished }) => {
    const search = withParam(params, STATUS, status).toString();
    return { label, to: search ? `${pathname}?${search}` : pathname, isCurrent: publishedIn(params) === isPublished };
  });
  return <ListTabs label="Filter" tabs={tabs} />;
}
