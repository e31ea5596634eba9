import { useState } from 'react';
import { accountStrings } from '#schema/account.ts';
import { readFragment } from '#web/gql/index.ts';
import { type CacheEntity, forgetItem } from '#web/shared/data/cacheLists.ts';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useLogout } from '#web/shared/session/useLogout.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Confirm } from '#web/shared/ui/Confirm.tsx';
import { ErrorPanel, Loading } from '#web/shared/ui/States.tsx';
import { EndOtherSessionsDocument, EndSessionDocument, MySessionsDocument, OwnSessionFragment } from './documents.ts';
import { Section } from './Section.tsx';
import { SessionTable } from './SessionTable.tsx';

const sessionEntity: CacheEntity = { type: 'OwnSession', lists: ['mySessions'] };
const { sessionsFailed, sessionEnded, endFailed, othersEnded, endOthersFailed } = accountStrings;

export function OwnSessions() {
  const logout = useLogout();
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: MySessionsDocument,
    pick: ({ mySessions }) => mySessions,
    sentence: (error) => sentenceOf(error, sessionsFailed),
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
  const [isAsked, setAsked] = useState(false);
  const sessions = (items ?? []).map((item) => readFragment(OwnSessionFragment, item));
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const onEndOthers = async () => {
    const { failure } = await endOthers({});
    setAsked(false);
    if (failure) return;
    for (const { id } of others) forgetItem(client.cache, sessionEntity, id);
    refresh();
  };
  const action = others.length > 0 && (
    <Button variant="secondary" size="small" onClick={() => setAsked(true)}>
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
      {sentence && <ErrorPanel title="Error Loading Sign-ins" message={sentence} onRetry={refresh} />}
      {!items && !sentence && <Loading label="Loading sign-ins..." />}
      {sessions.length > 0 && (
        <SessionTable
          sessions={sessions}
          total={totalCount}
          onEndOfList={more}
          ending={pending}
          isBusy={isEndingOthers || pending.size > 0}
          onEnd={(id) => void end({ id })}
          onLogout={logout}
        />
      )}
      <Confirm
        open={isAsked}
        onOpenChange={setAsked}
        title="End All Others"
        confirmLabel={isEndingOthers ? 'Ending...' : 'End All Others'}
        busy={isEndingOthers}
        onConfirm={() => void onEndOthers()}
      >
        Every browser and client but this one is signed out at once, and has to sign in anew.
      </Confirm>
    </Section>
  );
}
