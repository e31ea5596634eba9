import { Link } from 'react-router-dom';

const tab =
  '-mb-px border-b-4 border-transparent pt-2 pb-2.5 font-semibold text-ink-soft tabular-nums hover:border-ink hover:text-ink ' +
  'aria-[current=page]:border-signal aria-[current=page]:text-ink';

type Props = {
  /** Accessible name. */
  label: string;
  tabs: { label: string; to: string; isCurrent: boolean }[];
};

/** Filter links above a list. */
export const ListTabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className="mb-8 flex gap-6 border-b border-line">
    {tabs.map((one) => (
      <Link key={one.label} to={one.to} className={tab} aria-current={one.isCurrent ? 'page' : undefined}>
        {one.label}
      </Link>
    ))}
  </nav>
);
