import { useQuery } from '@apollo/client/react';
import { OfficeNoticesDocument } from '#web/shared/data/documents/overview.ts';
import { NoticeList } from './NoticeList.tsx';

export function OfficeNotices() {
  const { data } = useQuery(OfficeNoticesDocument, { fetchPolicy: 'cache-and-network' });
  return <NoticeList label="To be seen to" notices={data?.officeNotices.notices ?? []} />;
}
