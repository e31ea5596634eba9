import { useQuery } from '@apollo/client/react';
import { ErasureDocument } from './documents.ts';

const POLL_MS = 1500;

/** Progress of an erasure, until the data is also gone from the disk. */
export function Erased({ id }: { id: string }) {
  const { data, stopPolling } = useQuery(ErasureDocument, { variables: { id }, pollInterval: POLL_MS });
  const erasure = data?.erasure;
  if (erasure?.clearedAt) stopPolling();
  if (!erasure) return null;
  const { count, clearedAt } = erasure;
  return (
    <div role="status" className="measure mt-10 border-2 border-ink bg-sheet p-6">
      <h2 className="text-xl">Erased</h2>
      <p className="mt-2">{`${count} ${count === 1 ? 'record was' : 'records were'} deleted, anonymised or changed.`}</p>
      <p className="mt-2 text-ink-soft">
        {clearedAt
          ? 'What was left of it on the disk was cleared. The audit log says that it was done, by whom and when.'
          : 'What is left of it on the disk is being cleared.'}
      </p>
    </div>
  );
}
