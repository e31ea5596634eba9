import { Plus, Users } from 'lucide-react';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';

type Props = {
  search: string;
  /** Undefined while there is no host. */
  onAdd?: (() => void) | undefined;
};

export const PageActions = ({ search, onAdd }: Props) => (
  <>
    <LinkButton variant="secondary" to={`${paths.bookings}?${search}`}>
      <Users aria-hidden="true" className="size-5 max-sm:hidden" /> See Bookings
    </LinkButton>
    {onAdd && (
      <Button onClick={onAdd}>
        <Plus aria-hidden="true" className="size-5" /> Add Slot
      </Button>
    )}
  </>
);
