import type { ReactNode } from 'react';
import type { OfficeItem } from '#web/shared/data/useOfficeItem.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { OfficePage } from './OfficePage.tsx';

type Props = Pick<OfficeItem<unknown>, 'isMissing' | 'sentence' | 'retry'> & {
  /** Name of the item: 'Message'. */
  noun: string;
  back: ReactNode;
};

export function OfficeItemPage({ noun, back, isMissing, sentence, retry }: Props) {
  if (isMissing) {
    return (
      <OfficePage title={`${noun} Not Found`} lead="It may have been deleted meanwhile.">
        {back}
      </OfficePage>
    );
  }
  return (
    <OfficePage title={noun} actions={back}>
      {sentence ? (
        <ErrorPanel title={`Error Loading ${noun}`} message={sentence} onRetry={retry} />
      ) : (
        <Loading label={`Loading ${noun.toLowerCase()}...`} />
      )}
    </OfficePage>
  );
}
