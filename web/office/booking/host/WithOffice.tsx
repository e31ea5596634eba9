import type { ReactNode } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { type Office, useOffice } from './useOffice.ts';

type Props = {
  /** The heading until the screen is there. */
  title: string;
  children: (office: Office) => ReactNode;
};

/** A screen that needs the office's clock and its hosts; until they are there, that they are on their way or have failed. */
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
