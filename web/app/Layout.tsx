import type { ReactNode } from 'react';
import { ContactButton } from './ContactButton.tsx';
import { Footer } from './Footer.tsx';
import { Nav } from './Nav.tsx';

/** What every page has around it. */
export function Layout({ year, children }: { year: number; children: ReactNode }) {
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
    </div>
  );
}
