import { useDates } from '#web/shared/app/useDates.tsx';
import { fileSize } from '#web/shared/ui/fileSize.ts';
import type { MediaPicture } from './cacheEntity.ts';

export function Facts({ picture: { width, height, bytes, createdAt, uploadedBy } }: { picture: MediaPicture }) {
  const { shortDateTime } = useDates();
  const facts = [
    ['Size', `${width} × ${height} pixels, ${fileSize(bytes)}`],
    ['Uploaded', [shortDateTime(createdAt), uploadedBy && `by ${uploadedBy}`].filter(Boolean).join(', ')],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
