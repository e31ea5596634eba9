import { Link } from 'react-router-dom';
import { RECENT_DAYS } from '#schema/insight.ts';
import { dayAfter } from '#schema/period.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { NotCounted } from './Figure.tsx';

type Props = {
  page: string;
  title: string;
  figures: { views?: number | null; enquiries: number };
};

const number = (value: number) => value.toLocaleString('en-IN');

/** Views and enquiries of a page in the last 30 days; the enquiries are linked. */
export function RecentFigures({ page, title, figures: { views, enquiries } }: Props) {
  const from = dayAfter(useDates().today(), 1 - RECENT_DAYS);
  return (
    <div className="flex gap-x-2 text-xs whitespace-nowrap tabular-nums">
      <span className={views ? '' : 'text-ink-soft'}>
        {views == null ? <NotCounted /> : number(views)} {views === 1 ? 'view' : 'views'} in {RECENT_DAYS} days
      </span>
      {enquiries > 0 ? (
        <Link
          to={`${paths.messages}?${new URLSearchParams({ page, from })}`}
          className="link"
          aria-label={`${enquiryCount(enquiries)} of ${title}`}
        >
          {enquiryCount(enquiries)}
        </Link>
      ) : (
        <span className="text-ink-soft">{enquiryCount(enquiries)}</span>
      )}
    </div>
  );
}

const enquiryCount = (enquiries: number) => `${number(enquiries)} ${enquiries === 1 ? 'enquiry' : 'enquiries'}`;
