import { Notice, noticeButton } from './Notice.tsx';
import type { PastedPictures } from './paste/pastedPictures.ts';
import { usePastedPictures } from './usePastedPictures.ts';

export function PastedPicturesNotice({ pictures }: { pictures: PastedPictures }) {
  const { count, progress, missing, stop } = usePastedPictures(pictures);
  return (
    <Notice>
      {count > 0 && (
        <>
          <p>{count === 1 ? 'Uploading a picture' : `Uploading ${count} pictures`}</p>
          <progress aria-label="Upload of the picture" value={progress ?? 0} className="w-32 accent-signal" />
          <button type="button" className={noticeButton} onClick={stop}>
            Stop
          </button>
        </>
      )}
      {missing.length > 0 && (
        <>
          <div className="min-w-0 grow">
            <p className="font-semibold">
              {missing.length === 1 ? 'A picture is missing:' : `${missing.length} pictures are missing:`}
            </p>
            <ul className="list-disc pl-5 wrap-anywhere">
              {missing.map(({ id, name, reason }) => (
                <li key={id}>
                  {name}. {reason}
                </li>
              ))}
            </ul>
            <p>Save each as a file, and insert it with the button for pictures.</p>
          </div>
          <button type="button" className={noticeButton} onClick={pictures.dismiss}>
            Close
          </button>
        </>
      )}
    </Notice>
  );
}
