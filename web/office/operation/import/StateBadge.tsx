import { importStateNames, importStates } from '#schema/import.ts';
import type { ImportState } from '#web/gql/graphql.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { isAtWork } from './states.ts';

const tones: Partial<Record<ImportState, 'ok' | 'danger' | 'signal'>> = {
  DONE: 'ok',
  FAILED: 'danger',
  READY: 'signal',
};

export const StateBadge = ({ state }: { state: ImportState }) => (
  <Badge tone={tones[state] ?? 'neutral'}>
    {importStateNames[importStates[state]]}
    {isAtWork(state) && '…'}
  </Badge>
);
