import { Download, X } from 'lucide-react';
import { Button } from '#web/ui/Button.tsx';
import type { useCsvDownload } from './useCsvDownload.ts';

type Props = { csv: ReturnType<typeof useCsvDownload>; disabled: boolean; size?: 'small' | 'normal' };

/** Downloads a list as CSV; while that is under way, it breaks it off. */
export const CsvButton = ({ csv: { read, download, cancel }, disabled, size }: Props) =>
  read === null ? (
    <Button variant="secondary" size={size} disabled={disabled} onClick={download}>
      <Download aria-hidden="true" className="size-5 max-sm:hidden" /> Download CSV
    </Button>
  ) : (
    <Button variant="secondary" size={size} onClick={cancel}>
      <X aria-hidden="true" className="size-5 max-sm:hidden" /> Cancel Download
    </Button>
  );
