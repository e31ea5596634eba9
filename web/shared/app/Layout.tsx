import type { ReactNode } from 'react';
import { ContactButton } from './ContactButton.tsx';
import { Nav } from './Nav.tsx';

type Props = {
  /** What is read out when another page is there. */
  arrival: string;
  /** The place for toasts, which hangs below the navigation. */
  toasts: ReactNode;
  /** The rows of the back office under the navigation, on its screens. */
  sections: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

/** What every page has around it. */
export function Layout({ arrival, toasts, sections, footer, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Nav />
      {toasts}
      {sections}
      <main id="main" tabIndex={-1} className="grow">
        {children}
      </main>
      {footer}
      <ContactButton />
      <p aria-live="polite" className="sr-only">
        {arrival}
      </p>
    </div>
  );
}
