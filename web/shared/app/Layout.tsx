import type { ReactNode } from 'react';
import { useTexts } from '#web/shared/language/language.ts';
import { BrandHead } from './Brand.tsx';
import { ContactButton } from './ContactButton.tsx';
import { Nav } from './Nav.tsx';

type Props = {
  /** Why visitors do not see the page; null if they do. */
  staffNotice: string | null;
  /** Text that screen readers announce after navigation. */
  arrival: string;
  /** A landing page has the name instead of the navigation, and no contact button. */
  isLanding: boolean;
  /** The question about tags. */
  consent: ReactNode;
  toasts: ReactNode;
  /** Sidebar of office screens; none on other pages. */
  sections: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

export function Layout({ staffNotice, arrival, isLanding, consent, toasts, sections, footer, children }: Props) {
  const t = useTexts();
  return (
    <div className="flex min-h-dvh flex-col" data-office={sections ? '' : undefined}>
      <a href="#main" className="skip-link">
        {t('Skip to content')}
      </a>
      {consent}
      {staffNotice && (
        <p className="screen-only bg-ink px-gutter py-1.5 text-center text-sm font-semibold text-paper">
          {`${staffNotice}: only signed-in staff see this page.`}
        </p>
      )}
      {isLanding ? <BrandHead /> : <Nav />}
      {toasts}
      {/* The same element on all pages, so that the screen stays mounted when the session becomes known. */}
      <div className={sections ? 'flex grow' : 'contents'}>
        {sections}
        <main id="main" tabIndex={-1} className="min-w-0 grow">
          {children}
        </main>
      </div>
      {footer}
      {!isLanding && <ContactButton />}
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
    </div>
  );
}
