import { Empty } from '#web/shared/ui/States.tsx';

export const NoSlots = ({ isPast }: { isPast: boolean }) => (
  <Empty
    title="No slots on this day"
    text={isPast ? 'The day has passed without any.' : 'Nobody can book on this day until a slot is added.'}
  />
);
