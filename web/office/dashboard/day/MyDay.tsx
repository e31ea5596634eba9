import { useQuery } from '@apollo/client/react';
import { dashboardStrings } from '#schema/dashboard.ts';
import type { MyDayQuery } from '#web/gql/graphql.ts';
import { readFragment } from '#web/gql/index.ts';
import { DUE, ME, paramNames } from '#web/office/message/list/filter.ts';
import { OverviewDocument, OverviewFragment } from '#web/shared/data/documents/overview.ts';
import { useOfficeQuery } from '#web/shared/data/useOfficeQuery.ts';
import { STATUS } from '#web/shared/lists/folderParams.ts';
import { paths } from '#web/shared/paths.ts';
import { Button, LinkButton } from '#web/shared/ui/Button.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { NoticeList } from '../NoticeList.tsx';
import { Calls } from './Calls.tsx';
import { DayList } from './DayList.tsx';
import { DayMessages } from './DayMessages.tsx';
import { DayMessagesFragment, MyDayDocument } from './documents.ts';
import { Planned } from './Planned.tsx';

const ofMine = `${paths.messages}?${paramNames.owner}=${ME}`;

export function MyDay({ isAdmin }: { isAdmin: boolean }) {
  const query = useOfficeQuery(MyDayDocument, dashboardStrings.dayFailed, { isAdmin });
  const day = query.data?.myDay;
  return (
    <section aria-labelledby="my-day" aria-busy={!day && !query.sentence} className="mb-(--part-space)">
      <h2 id="my-day" className="sr-only">
        My day
      </h2>
      {query.sentence && (
        <div role="alert" className="flex flex-wrap items-center gap-x-6 gap-y-3 border-l-8 border-danger bg-sheet p-5">
          <p className="font-semibold">{query.sentence}</p>
          <Button variant="secondary" size="small" onClick={query.refresh}>
            Try Again
          </Button>
        </div>
      )}
      {!day && !query.sentence && (
        <p role="status" className="flex min-h-32 items-center gap-3 text-ink-soft">
          <Spinner /> Loading your day...
        </p>
      )}
      {day && <Day day={day} />}
    </section>
  );
}

function Day({ day }: { day: MyDayQuery['myDay'] }) {
  const followUps = readFragment(DayMessagesFragment, day.followUps);
  const answers = readFragment(DayMessagesFragment, day.answers);
  const assigned = readFragment(DayMessagesFragment, day.assigned);
  const { calls, planned } = day;
  const notices = [day.backupNotice ?? [], day.webhookNotices ?? [], day.mailNotices, day.calendarNotices].flat();
  const size = followUps.count + answers.count + assigned.count + calls.length + planned.length;
  return (
    <>
      <NoticeList label="What went wrong" notices={notices} />
      {size === 0 && <NothingWaits />}
      <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-2">
        <DayList
          title="Your follow-ups due"
          count={followUps.count}
          all={`${ofMine}&${paramNames.due}=${DUE}`}
          listed={followUps.messages.length}
        >
          <DayMessages messages={followUps.messages} />
        </DayList>
        <DayList
          title="New answers of clients"
          count={answers.count}
          all={`${paths.messages}?sort=activity`}
          listed={answers.messages.length}
        >
          <DayMessages messages={answers.messages} hasOwner />
        </DayList>
        <DayList title="Calls today" count={calls.length} listed={calls.length}>
          <Calls calls={calls} />
        </DayList>
        <DayList title="Goes live today" count={planned.length} listed={planned.length}>
          <Planned changes={planned} />
        </DayList>
        <DayList
          title="Your other open enquiries"
          count={assigned.count}
          all={ofMine}
          listed={assigned.messages.length}
        >
          <DayMessages messages={assigned.messages} />
        </DayList>
      </div>
    </>
  );
}

function NothingWaits() {
  // The counts of the screen, which are fresh: this part appears once the day is loaded.
  const { data } = useQuery(OverviewDocument, { fetchPolicy: 'cache-first' });
  const unread = readFragment(OverviewFragment, data?.overview)?.unreadMessages ?? 0;
  const next = unread
    ? { text: `${unread === 1 ? 'One enquiry has' : `${unread} enquiries have`} not been read yet: read the next one.` }
    : { text: 'Use the time to write: a new post brings readers.' };
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t-2 border-ink bg-paper-deep p-5">
      <p>
        <strong className="font-semibold">Nothing waits for you today.</strong> {next.text}
      </p>
      {unread ? (
        <LinkButton size="small" to={`${paths.messages}?${STATUS}=unread`}>
          Open the inbox
        </LinkButton>
      ) : (
        <LinkButton size="small" to={paths.addBlog}>
          Write a post
        </LinkButton>
      )}
    </div>
  );
}
