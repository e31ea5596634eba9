import type { ReactNode } from 'react';
import { ContactButton } from './ContactButton.tsx';
import { Nav } from './Nav.tsx';

type Props = {
  /** Text that screen readers announce after navigation. */
  arrival: string;
  /** The toast container. */
  toasts: ReactNode;
  /** Navigation rows of office screens. */
  sections: ReactNode;
  footer: ReactNode;
  children: ReactNode;
};

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
