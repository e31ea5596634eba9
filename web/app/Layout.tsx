import type { ReactNode } from 'react';
import { ContactButton } from './ContactButton.tsx';
import { Footer } from './Footer.tsx';
import { Nav } from './Nav.tsx';

type Props = {
  year: number;
  /** What is read out when another page is there. */
  arrival: string;
  /** The place for toasts, which hangs below the navigation. */
  toasts: ReactNode;
  children: ReactNode;
};

/** What every page has around it. */
export function Layout({ year, arrival, toasts, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Nav />
      {toasts}
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
