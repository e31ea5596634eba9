import type { ReactNode } from 'react';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { type Office, useOffice } from './useOffice.ts';

type Props = {
  title: string;
  children: (office: Office) => ReactNode;
};

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
