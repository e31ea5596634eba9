import { useLayoutEffect, useRef } from 'react';
import { ScrollRestoration, type ScrollRestorationProps } from 'react-router-dom';

/**
 * React Router's scroll restoration, which scrolls the first page to its top when the scripts start. Here the first page
 * stays where the visitor has scrolled it meanwhile.
 */
export function ScrollPositions(props: ScrollRestorationProps) {
  const top = useRef(0);
  return (
    <>
      <FirstEffect
        run={() => {
          top.current = scrollY;
        }}
      />
      <ScrollRestoration {...props} />
      <FirstEffect run={() => scrollTo({ top: top.current, behavior: 'instant' })} />
    </>
  );
}

/** Effects of siblings run in their order. */
function FirstEffect({ run }: { run: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page is taken over
  useLayoutEffect(run, []);
  return null;
}
