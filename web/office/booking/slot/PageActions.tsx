import { Plus, Users } from 'lucide-react';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';

type Props = {
  /** What of the address goes on to the other screen. */
  search: string;
  /** Left out while there is nobody for whom a slot could be added. */
  onAdd?: (() => void) | undefined;
};

/** The way to the bookings, and what adds a slot. */
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
