import type { ReactNode } from 'react';
import { ContactButton } from './ContactButton.tsx';
import { Footer } from './Footer.tsx';
import { Nav } from './Nav.tsx';

/** What every page has around it. @param arrival what is read out when another page is there */
export function Layout({ year, arrival, children }: { year: number; arrival: string; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Nav />
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      <Footer year={year} />
      <ContactButton />
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
    </div>
  );
}
