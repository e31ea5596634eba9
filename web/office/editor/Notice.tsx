import type { ReactNode } from 'react';

export const noticeButton = 'font-semibold underline decoration-2 underline-offset-4 hover:text-signal-ink';

/** A message between toolbar and text. It is always there, so that screen readers read what appears in it. */
export const Notice = ({ children }: { children: ReactNode }) => (
  <div
    role="status"
    className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line bg-paper-deep px-3 py-2 text-sm empty:hidden"
  >
    {children}
  </div>
);
