import { RotateCw } from 'lucide-react';
import { Button } from './Button.tsx';

export const RefreshButton = ({ busy, onClick }: { busy: boolean; onClick: () => void }) => (
  <Button variant="secondary" busy={busy} title="Refresh" onClick={onClick}>
    {!busy && <RotateCw aria-hidden="true" className="size-5" />}
    <span className="sr-only">Refresh</span>
  </Button>
);
