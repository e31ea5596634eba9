import { type ReactNode, useEffect, useRef } from 'react';

/** The confirmation that stays on the page after a form was sent. It takes the focus, so that it is read and in view. */
export function FormSent({ children }: { children: ReactNode }) {
  const element = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    element.current?.focus();
  }, []);
  return (
    <p
      ref={element}
      tabIndex={-1}
      className="scroll-mt-28 border-l-8 border-ok bg-sheet p-5 font-semibold text-ink outline-none"
    >
      {children}
    </p>
  );
}
