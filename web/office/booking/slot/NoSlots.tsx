import { Button } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';

type Props = { isPast: boolean; onAdd: () => void };

export const NoSlots = ({ isPast, onAdd }: Props) => (
  <Empty
    title="No slots on this day"
    text={isPast ? 'The day has passed without any.' : 'Nobody can book on this day until a slot is added.'}
    action={
      !isPast && (
        <Button variant="secondary" onClick={onAdd}>
          Add a slot on this day
        </Button>
      )
    }
  />
);
