import { useState } from 'react';
import { toast } from 'react-hot-toast';
import { type Day, dayOf, INDIA, momentOf } from '#schema/officeTime.ts';
import { newSlot, SLOT_MINUTES, slotEnd, slotStrings } from '#schema/slot.ts';
import { indiaClock } from '#schema/zoneClock.ts';
import { DayHeading } from '#web/office/booking/calendar/DayHeading.tsx';
import { DayPicker } from '#web/office/booking/calendar/DayPicker.tsx';
import { SAMPLE_NOTE } from '#web/office/booking/calendar/sample.ts';
import { useCalendar } from '#web/office/booking/calendar/store.ts';
import { type TimeSlot, timeSlots } from '#web/office/booking/calendar/timeSlots.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import { useDayNavigation } from '#web/office/booking/calendar/useDayNavigation.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { AddSlotDialog, type SlotValues } from './AddSlotDialog.tsx';
import { NoSlots } from './NoSlots.tsx';
import { PageActions } from './PageActions.tsx';
import { SlotTile } from './SlotTile.tsx';
import { countSlots } from './slotCount.ts';
import { addSlot, removeSlot, slotStarts } from './slots.ts';
import { useSlotRemoval } from './useSlotRemoval.ts';

const rule = () => newSlot(new Date(), slotStarts());
const opens = () => {
  const schema = rule();
  return (values: SlotValues) => schema.safeParse(values).success;
};

export function SampleSlots() {
  const now = useNow();
  const today = dayOf(now, INDIA);
  const navigation = useDayNavigation(today);
  const calendar = useCalendar();
  const [isAdding, setAdding] = useState(false);
  const slots = timeSlots(calendar, navigation.day);
  const tally = (day: Day) => countSlots(timeSlots(calendar, day));

  const add = (start: Date) => {
    addSlot(start);
    setAdding(false);
    navigation.jump(dayOf(start, INDIA));
    toast.success(slotStrings.added(dayAndTime(start.toISOString())));
  };
  const [ask, question] = useSlotRemoval<TimeSlot>({
    formatStart: ({ startTimeUTC }) => dayAndTime(startTimeUTC),
    onConfirm: (slot) => {
      const refusal = removeSlot(slot);
      if (refusal) toast.error(refusal);
      else toast.success(slotStrings.removed(dayAndTime(slot.startTimeUTC)));
    },
  });

  return (
    <OfficePage
      title="Manage Slots"
      lead={SAMPLE_NOTE}
      actions={<PageActions search={`day=${navigation.day}`} onAdd={() => setAdding(true)} />}
    >
      <DayPicker navigation={navigation} today={today} tally={tally} />
      <DayHeading day={navigation.day} today={today} text={countSlots(slots).text} />
      {slots.length > 0 ? (
        <ul aria-label="Slots" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
          {slots.map((slot) => (
            <SlotTile
              key={slot._id}
              slot={{ ...slot, endTimeUTC: slotEnd(new Date(slot.startTimeUTC)).toISOString() }}
              clock={indiaClock}
              now={now}
              onRemove={() => ask(slot)}
            />
          ))}
        </ul>
      ) : (
        <NoSlots isPast={navigation.day < today} onAdd={() => setAdding(true)} />
      )}
      <AddSlotDialog
        open={isAdding}
        description={`A slot is ${SLOT_MINUTES} minutes long. Date and time are India's.`}
        day={navigation.day < today ? today : navigation.day}
        today={today}
        rule={rule}
        opens={opens}
        onClose={() => setAdding(false)}
        onAdd={async ({ date, time }) => {
          add(momentOf(date, time, INDIA));
          return null;
        }}
      />
      {question}
    </OfficePage>
  );
}
