import { useState } from 'react';
import type { Day } from '#schema/officeTime.ts';
import { slotStrings } from '#schema/slot.ts';
import type { SlotsQuery } from '#web/gql/graphql.ts';
import { DayHeading } from '#web/office/booking/calendar/DayHeading.tsx';
import { DayPicker } from '#web/office/booking/calendar/DayPicker.tsx';
import { SlotsDocument } from '#web/office/booking/calendar/documents.ts';
import { dayAndTime } from '#web/office/booking/calendar/times.ts';
import { useDayNavigation } from '#web/office/booking/calendar/useDayNavigation.ts';
import { useNow } from '#web/office/booking/calendar/useNow.ts';
import { HostSelect } from '#web/office/booking/host/HostSelect.tsx';
import { HostsSection } from '#web/office/booking/host/HostsSection.tsx';
import { useChosenHost } from '#web/office/booking/host/useChosenHost.ts';
import type { Host, Office } from '#web/office/booking/host/useOffice.ts';
import { WithOffice } from '#web/office/booking/host/WithOffice.tsx';
import { OfficePage } from '#web/shared/app/OfficePage.tsx';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { STRIP_DAYS } from '#web/site/booking/stripDays.ts';
import { AddLiveSlot } from './AddLiveSlot.tsx';
import { NoSlots } from './NoSlots.tsx';
import { PageActions } from './PageActions.tsx';
import { SlotTile } from './SlotTile.tsx';
import { useRemoveSlot } from './slotCommands.ts';
import { countSlots } from './slotCount.ts';
import { useSlotRemoval } from './useSlotRemoval.ts';

const TITLE = 'Manage Slots';
type Slot = SlotsQuery['slots']['slots'][number];

export const LiveSlots = () => (
  <WithOffice title={TITLE}>
    {(office) => {
      const [first] = office.hosts;
      if (first) return <Slots office={office} first={first} />;
      return (
        <OfficePage title={TITLE}>
          <HostsSection office={office} />
        </OfficePage>
      );
    }}
  </WithOffice>
);

function Slots({ office, first }: { office: Office; first: Host }) {
  const { clock, hosts } = office;
  const [chosenHost, choose] = useChosenHost(hosts);
  const host = chosenHost ?? first;
  const now = useNow();
  const today = clock.dayOf(now);
  const navigation = useDayNavigation(today);
  const variables = { hostId: host.id, from: navigation.first, days: STRIP_DAYS };
  const { data, loading, sentence, refresh } = useOfficeQuery(SlotsDocument, slotStrings.loadFailed, variables);
  const [isAdding, setAdding] = useState(false);
  const remove = useRemoveSlot((startsAt) => dayAndTime(startsAt, clock));
  const onDay = (day: Day) =>
    (data?.slots.slots ?? []).filter(({ startsAt }) => clock.dayOf(new Date(startsAt)) === day);
  const slots = onDay(navigation.day);
  const [ask, question] = useSlotRemoval<Slot>({
    formatStart: ({ startsAt }) => dayAndTime(startsAt, clock),
    onConfirm: (slot) => remove(host.id, slot),
  });
  return (
    <OfficePage
      title={TITLE}
      lead={`When calls can be booked with ${hosts.length > 1 ? 'each of the hosts' : host.name}.`}
      actions={
        <PageActions
          search={new URLSearchParams({ day: navigation.day, ...(chosenHost && { host: chosenHost.id }) }).toString()}
          onAdd={() => setAdding(true)}
        />
      }
    >
      <HostSelect hosts={hosts} value={host.id} onChoose={choose} />
      <DayPicker
        navigation={navigation}
        today={today}
        clock={clock}
        tally={(day) => (data ? countSlots(onDay(day)) : { count: 0, text: '', share: 0 })}
      />
      <DayHeading day={navigation.day} today={today} text={data ? countSlots(slots).text : ''} />
      {data ? (
        slots.length > 0 ? (
          <ul aria-label="Slots" className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-3">
            {slots.map((slot) => (
              <SlotTile key={slot.id} slot={toDisplayedSlot(slot)} clock={clock} now={now} onRemove={() => ask(slot)} />
            ))}
          </ul>
        ) : (
          <NoSlots isPast={navigation.day < today} onAdd={() => setAdding(true)} />
        )
      ) : loading ? (
        <Loading label="Loading the slots..." />
      ) : (
        <ErrorPanel title="Error Loading the Slots" message={sentence ?? ''} onRetry={refresh} />
      )}
      <HostsSection office={office} />
      <AddLiveSlot
        open={isAdding}
        host={host}
        office={office}
        day={navigation.day < today ? today : navigation.day}
        onClose={() => setAdding(false)}
        onAdded={(startsAt) => {
          setAdding(false);
          navigation.jump(clock.dayOf(new Date(startsAt)));
        }}
      />
      {question}
    </OfficePage>
  );
}

const toDisplayedSlot = ({ startsAt, endsAt, isBooked, booking }: Slot) => ({
  ...{ startTimeUTC: startsAt, endTimeUTC: endsAt, isBooked },
  booking: booking ?? null,
});
