import { Link } from 'react-router-dom';
import { ConsentLink } from './ConsentLink.tsx';
import { legalNavigation } from './navigation.ts';
import { useSite } from './site.tsx';

const underline = 'underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal';

/** The footer of a landing page: nothing leads away from it but what the law demands. */
export function LandingFooter() {
  const { name, year } = useSite();
  return (
    <footer className="screen-only light-palette bg-ink text-paper">
      <div className="shell flex flex-wrap gap-x-8 gap-y-3 py-6 text-sm text-paper-deep">
        <p className="tabular-nums sm:mr-auto">{`© ${year} ${name}`}</p>
        {legalNavigation.map(({ label, to }) => (
          <Link key={to} to={to} className={underline}>
            {label}
          </Link>
        ))}
        <ConsentLink className={underline} />
      </div>
    </footer>
  );
}
