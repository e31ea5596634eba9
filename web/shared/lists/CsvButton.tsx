import { Download, X } from 'lucide-react';
import { Button } from '#web/shared/ui/Button.tsx';
import type { useCsvDownload } from './useCsvDownload.ts';

type Props = { csv: ReturnType<typeof useCsvDownload>; disabled: boolean; size?: 'small' | 'normal'; of?: string };

/**
 * Downloads a list as CSV; during the download it shows the number of rows and cancels it.
 * @param of name of the list, on a screen with several
 */
export const CsvButton = ({ csv: { read, download, cancel }, disabled, size, of }: Props) =>
  read === null ? (
    <Button
      variant="secondary"
      size={size}
      disabled={disabled}
      onClick={download}
      aria-label={of && `Download CSV: ${of}`}
      title="Download CSV"
    >
      <Download aria-hidden="true" className="size-5" />
      <span>
        <span className="sr-only">Download </span>CSV
      </span>
    </Button>
  ) : (
    <Button variant="secondary" size={size} onClick={cancel}>
      <X aria-hidden="true" className="size-5 max-sm:hidden" /> Cancel Download
      {read > 0 && (
        <span aria-hidden="true" className="font-normal tabular-nums">
          {read.toLocaleString('en-US')}
        </span>
      )}
    </Button>
  );
