import { Link } from 'react-router-dom';
import { ConsentLink } from './ConsentLink.tsx';
import { legalNavigation } from './navigation.ts';

/** Look of a link in a footer. */
export const underline = 'underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-signal';

export function LegalLinks() {
  return (
    <>
      {legalNavigation.map(({ label, to }) => (
        <Link key={to} to={to} className={underline}>
          {label}
        </Link>
      ))}
      <ConsentLink className={underline} />
    </>
  );
}
