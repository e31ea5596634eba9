import type { ReactNode } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { type Office, useOffice } from './useOffice.ts';

type Props = {
  /** Heading while loading. */
  title: string;
  children: (office: Office) => ReactNode;
};

/** Loads the office's clock and hosts for a screen; shows a loading state or an error until then. */
export function WithOffice({ title, children }: Props) {
  const { office, sentence, refresh } = useOffice();
  if (office) return children(office);
  return (
    <OfficePage title={title}>
      {sentence ? (
        <ErrorPanel title="Error Loading the Hosts" message={sentence} onRetry={refresh} />
      ) : (
        <Loading label="Loading the hosts..." />
      )}
    </OfficePage>
  );
}
