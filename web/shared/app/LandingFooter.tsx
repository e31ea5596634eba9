import { LegalLinks } from './LegalLinks.tsx';
import { useSite } from './site.tsx';

/** The footer of a landing page: nothing leads away from it but what the law demands. */
export function LandingFooter() {
  const { name, year } = useSite();
  return (
    <footer className="screen-only light-palette bg-ink text-paper">
      <div className="shell flex flex-wrap gap-x-8 gap-y-3 py-6 text-sm text-paper-deep">
        <p className="tabular-nums sm:mr-auto">{`© ${year} ${name}`}</p>
        <LegalLinks />
      </div>
    </footer>
  );
}
