import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type Day, isDay } from '#schema/officeTime.ts';
import { SlotInput } from '#schema/slot.ts';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import type { Host, Office } from '#web/office/booking/host/useOffice.ts';
import { AddSlotDialog, type SlotValues } from './AddSlotDialog.tsx';
import { useAddSlot } from './slotCommands.ts';

type Props = {
  open: boolean;
  host: Host;
  office: Office;
  day: Day;
  onClose: () => void;
  onAdded: (startsAt: string) => void;
};

/** Client-side rule; the server also checks for past and taken times. */
const rule = () => z.pick(SlotInput, { date: true, time: true });

const toMinutes = (time: string) => Number(time.slice(0, -3)) * 60 + Number(time.slice(-2));

export function AddLiveSlot({ open, host, office: { clock, minutes, hosts }, day, onClose, onAdded }: Props) {
  const [selectedDay, setSelectedDay] = useState(day);
  const add = useAddSlot((startsAt) => dayAndTime(startsAt, clock));
  const { data } = useQuery(SlotsDocument, {
    variables: { hostId: host.id, from: selectedDay, days: 1 },
    skip: !open || !isDay(selectedDay),
  });
  const opens = () => {
    const now = new Date();
    const today = clock.dayOf(now);
    const takenStarts = (data?.slots.slots ?? []).map(({ startsAt }) => toMinutes(clock.timeOf(new Date(startsAt))));
    return ({ date, time }: SlotValues) =>
      date >= today &&
      (date > today || time >= clock.timeOf(now)) &&
      !takenStarts.some((start) => Math.abs(start - toMinutes(time)) < minutes);
  };
  return (
    <AddSlotDialog
      open={open}
      description={`A slot ${hosts.length > 1 ? `of ${host.name} ` : ''}is ${minutes} minutes long. Date and time are ${clock.place}'s.`}
      day={day}
      today={clock.dayOf(new Date())}
      rule={rule}
      opens={opens}
      onDay={setSelectedDay}
      onClose={onClose}
      onAdd={async (values) => {
        const { data: startsAt, failure } = await add({ hostId: host.id, ...values });
        if (startsAt) onAdded(startsAt);
        return failure;
      }}
    />
  );
}
