import { Button } from '#web/shared/ui/Button.tsx';
import type { UploadRow } from './useUploads.ts';

type Props = { rows: readonly UploadRow[]; done: number; onDrop: (key: number) => void };

export const UploadList = ({ rows, done, onDrop }: Props) => (
  <section aria-label="Uploads" className={rows.length ? 'mb-8' : 'sr-only'}>
    <p role="status" className="sr-only">
      {progressText(rows, done)}
    </p>
    {rows.length > 0 && (
      <ul className="grid gap-px border-2 border-ink bg-edge">
        {rows.map((row) => (
          <UploadItem key={row.key} row={row} onDrop={() => onDrop(row.key)} />
        ))}
      </ul>
    )}
  </section>
);

function UploadItem({ row: { name, progress, refusal }, onDrop }: { row: UploadRow; onDrop: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 bg-sheet px-4 py-2">
      <div className="min-w-0 grow basis-48">
        <p dir="auto" className="truncate text-sm font-semibold">
          {name}
        </p>
        {refusal ? (
          <p className="text-sm font-semibold text-danger">{refusal}</p>
        ) : (
          <progress
            aria-label={`Upload of ${name}`}
            max={1}
            value={progress}
            className="block h-2 w-full accent-signal"
          />
        )}
      </div>
      {!refusal && <span className="text-sm text-ink-soft tabular-nums">{shareOf(progress)}</span>}
      <Button
        variant="quiet"
        size="small"
        aria-label={refusal ? `Put away ${name}` : `Cancel ${name}`}
        onClick={onDrop}
      >
        {refusal ? 'Put away' : 'Cancel'}
      </Button>
    </li>
  );
}

/** After the upload the server still checks the file. */
const shareOf = (progress: number) => (progress < 1 ? `${Math.floor(progress * 100)} %` : 'Checking…');

function progressText(rows: readonly UploadRow[], done: number): string {
  const refusedCount = rows.filter(({ refusal }) => refusal).length;
  const acceptedCount = rows.length - refusedCount;
  return [
    acceptedCount && `${acceptedCount} on the way.`,
    done && `${done} ${done === 1 ? 'picture' : 'pictures'} uploaded.`,
    refusedCount && `${refusedCount} refused.`,
  ]
    .filter(Boolean)
    .join(' ');
}
