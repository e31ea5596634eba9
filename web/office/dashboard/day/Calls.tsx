import type { MyDayQuery } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { DayRow } from './DayList.tsx';

export function Calls({ calls }: Pick<MyDayQuery['myDay'], 'calls'>) {
  const { timeOf } = useDates();
  const user = useSession()?.user;
  return calls.map(({ id, startsAt, name, service, messageId, host }) => (
    <DayRow
      key={id}
      to={messageId ? paths.message(messageId) : user?.role === 'admin' ? paths.bookings : null}
      title={name}
      aside={
        <>
          {host?.id !== user?._id && (
            <span dir="auto" className="mr-3 text-ink-soft">
              with {host?.name ?? 'nobody'}
            </span>
          )}
          <time dateTime={startsAt} className="font-bold tabular-nums">
            {timeOf(new Date(startsAt))}
          </time>
        </>
      }
    >
      {service}
    </DayRow>
  ));
}
