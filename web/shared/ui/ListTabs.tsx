import { Link } from 'react-router-dom';

const tab =
  'flex min-h-9 items-center border-b-3 border-transparent pt-0.5 text-sm font-semibold whitespace-nowrap text-ink-soft no-underline tabular-nums hover:border-ink hover:text-ink ' +
  'aria-[current=page]:border-signal aria-[current=page]:text-ink';

type Props = {
  /** Accessible name. */
  label: string;
  tabs: { label: string; to: string; isCurrent: boolean }[];
};

export const ListTabs = ({ label, tabs }: Props) => (
  <nav aria-label={label} className="flex flex-wrap gap-x-4">
    {tabs.map((one) => (
      <Link key={one.label} to={one.to} className={tab} aria-current={one.isCurrent ? 'page' : undefined}>
        {one.label}
      </Link>
    ))}
  </nav>
);
