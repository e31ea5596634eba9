import { Plus, Users } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { type Day, dayOf } from '#schema/officeTime.ts';
import { slotStrings } from '#schema/slot.ts';
import { OfficePage } from '#web/app/OfficePage.tsx';
import { DayHeading } from '#web/calendar/DayHeading.tsx';
import { DayPicker } from '#web/calendar/DayPicker.tsx';
import { SAMPLE_NOTE } from '#web/calendar/sample.ts';
import { useCalendar } from '#web/calendar/store.ts';
import { bookedShare, type TimeSlot, timeSlots } from '#web/calendar/timeSlots.ts';
import { dayAndTime } from '#web/calendar/times.ts';
import { useNow } from '#web/calendar/useNow.ts';
import { useShownDay } from '#web/calendar/useShownDay.ts';
import { paths } from '#web/paths.ts';
import { Button, LinkButton } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/States.tsx';
import { AddSlotDialog } from './AddSlotDialog.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';
import { SlotTile } from './SlotTile.tsx';
import { addSlot, removeSlot } from './slots.ts';

export function SlotsPage() {
  const now = useNow();
  const today = dayOf(now);
  const shown = useShownDay(today);
  const calendar = useCalendar();
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<TimeSlot | null>(null);
  const slots = timeSlots(calendar, shown.day);
  const tally = (day: Day) => ({ ...counted(timeSlots(calendar, day)), share: bookedShare(calendar, day) });

  const add = (start: Date) => {
    addSlot(start);
    setAdding(false);
    shown.jump(dayOf(start));
    toast.success(slotStrings.added(dayAndTime(start.toISOString())));
  };
  const ask = (slot: TimeSlot) => (slot.isBooked ? void toast.error(slotStrings.booked) : setAsked(slot));
  const remove = (slot: TimeSlot) => {
    setAsked(null);
    const refusal = removeSlot(slot);
    if (refusal) toast.error(refusal);
    else toast.success(slotStrings.removed(dayAndTime(slot.startTimeUTC)));
  };

  return (
    <OfficePage
      title="Manage Slots"
      lead={SAMPLE_NOTE}
      actions={<PageActions day={shown.day} onAdd={() => setAdding(true)} />}
    >
      <DayPicker shown={shown} today={today} tally={tally} />
      <DayHeading day={shown.day} today={today} words={counted(slots).words} />
      {slots.length > 0 ? (
        <ul aria-label="Slots" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
          {slots.map((slot) => (
            <SlotTile key={slot._id} slot={slot} now={now} onRemove={ask} />
          ))}
        </ul>
      ) : (
        <NoSlots isPast={shown.day < today} />
      )}
      <AddSlotDialog
        open={isAdding}
        day={shown.day < today ? today : shown.day}
        onClose={() => setAdding(false)}
        onAdd={add}
      />
      <ConfirmRemoval slot={asked} onClose={() => setAsked(null)} onConfirm={remove} />
    </OfficePage>
  );
}

const PageActions = ({ day, onAdd }: { day: Day; onAdd: () => void }) => (
  <>
    <LinkButton variant="secondary" to={`${paths.bookings}?day=${day}`}>
      <Users aria-hidden="true" className="size-5 max-sm:hidden" /> See Bookings
    </LinkButton>
    <Button onClick={onAdd}>
      <Plus aria-hidden="true" className="size-5" /> Add Slot
    </Button>
  </>
);

const NoSlots = ({ isPast }: { isPast: boolean }) => (
  <Empty
    title="No slots on this day"
    text={isPast ? 'The day has passed without any.' : 'Nobody can book on this day until a slot is added.'}
  />
);

function counted(slots: readonly TimeSlot[]) {
  const count = slots.length;
  const free = slots.filter(({ isBooked }) => !isBooked).length;
  const words = count === 0 ? 'No slots' : count === 1 ? '1 slot' : `${count} slots`;
  return { count, words: count === 0 ? words : `${words}, ${free === 0 ? 'all booked' : `${free} free`}` };
}
