import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

export const RefreshButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button variant="secondary" busy={busy} aria-label="Refresh" title="Refresh" onClick={onClick}>
    {!busy && <RotateCw aria-hidden="true" className="size-5" />}
  </Button>
);
