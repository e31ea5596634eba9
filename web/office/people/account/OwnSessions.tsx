import { accountStrings } from '#schema/account.ts';
import { readFragment } from '#web/gql/index.ts';
import { type CacheEntity, forgetItem } from '#web/shared/data/cacheLists.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useLogout } from '#web/shared/session/useLogout.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { EndOtherSessionsDocument, EndSessionDocument, MySessionsDocument, OwnSessionFragment } from './documents.ts';
import { Section } from './Section.tsx';
import { SessionTable } from './SessionTable.tsx';

const sessionEntity: CacheEntity = { type: 'OwnSession', lists: ['mySessions'] };
const { sessionsFailed, sessionEnded, endFailed, othersEnded, endOthersFailed } = accountStrings;

export function OwnSessions() {
  const logout = useLogout();
  const list = useOfficeList({
    document: MySessionsDocument,
    pick: ({ mySessions }) => ({ ...mySessions, nodes: readFragment(OwnSessionFragment, mySessions.nodes) }),
    sentence: sessionsFailed,
  });
  const [end, { pending }] = useCommand(EndSessionDocument, {
    // Also removes a session that has expired.
    entity: sessionEntity,
    sentences: { done: sessionEnded, failed: endFailed },
    onDone: (_data, { id }, { cache }) => forgetItem(cache, sessionEntity, id),
  });
  const [endOthers, { loading: isEndingOthers, client }] = useCommand(EndOtherSessionsDocument, {
    sentences: { done: othersEnded, failed: endOthersFailed },
  });
  const otherSessions = (list.items ?? []).filter(({ isCurrent }) => !isCurrent);

  const [askEndOthers, endOthersQuestion] = useQuestion<void>({
    title: 'End All Others',
    confirmLabel: 'End All Others',
    busyLabel: 'Ending...',
    text: () => 'Every browser and client but this one is signed out at once, and has to sign in anew.',
    onConfirm: async () => {
      const { failure } = await endOthers({});
      if (failure) return;
      for (const { id } of otherSessions) forgetItem(client.cache, sessionEntity, id);
      list.refresh();
    },
  });
  const action = otherSessions.length > 0 && (
    <Button variant="secondary" size="small" onClick={() => askEndOthers()}>
      End All Others
    </Button>
  );
  return (
    <Section
      id="sign-ins"
      title="Your sign-ins"
      text="Where you are signed in now. End what you do not know, and change your password."
      action={action}
    >
      <LoadedList list={list} title="Error Loading Sign-ins" loading="Loading sign-ins..." empty={null} className="">
        {(rows) => (
          <SessionTable
            {...rows}
            endingIds={pending}
            isBusy={isEndingOthers || pending.size > 0}
            onEndSession={(id) => void end({ id })}
            onLogout={logout}
          />
        )}
      </LoadedList>
      {endOthersQuestion}
    </Section>
  );
}
