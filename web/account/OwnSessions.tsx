import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { accountStrings } from '#schema/account.ts';
import { type CacheEntity, forgetItem } from '#web/data/cacheLists.ts';
import { sentenceOf } from '#web/data/errors.ts';
import { readFragment } from '#web/gql/index.ts';
import { useOfficeList } from '#web/lists/useOfficeList.ts';
import { useLogout } from '#web/session/useLogout.ts';
import { Button } from '#web/ui/Button.tsx';
import { Confirm } from '#web/ui/Confirm.tsx';
import { ErrorPanel, Loading } from '#web/ui/States.tsx';
import { EndOtherSessionsDocument, EndSessionDocument, MySessionsDocument, OwnSessionFragment } from './documents.ts';
import { Section } from './Section.tsx';
import { SessionTable } from './SessionTable.tsx';
import { useChange } from './useChange.ts';

/** Sign-ins as the cache knows them. */
const kind: CacheEntity = { type: 'OwnSession', lists: ['mySessions'] };
const { sessionsFailed, sessionEnded, endFailed, othersEnded, endOthersFailed } = accountStrings;

/** Where the person is signed in, and the ends of it. */
export function OwnSessions() {
  const { cache } = useApolloClient();
  const logout = useLogout();
  const { items, totalCount, sentence, more, refresh } = useOfficeList({
    document: MySessionsDocument,
    pick: ({ mySessions }) => mySessions,
    sentence: (error) => sentenceOf(error, sessionsFailed),
  });
  const end = useChange(EndSessionDocument, { done: sessionEnded, failed: endFailed });
  const endOthers = useChange(EndOtherSessionsDocument, { done: othersEnded, failed: endOthersFailed });
  const [ending, setEnding] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const sessions = (items ?? []).map((item) => readFragment(OwnSessionFragment, item));
  const others = sessions.filter(({ isCurrent }) => !isCurrent);

  const onEnd = async (id: string) => {
    setEnding(id);
    const { failure } = await end({ id });
    setEnding(null);
    // One that has ended by itself is gone too.
    if (!failure || failure.code === 'NOT_FOUND') forgetItem(cache, kind, id);
  };
  const onEndOthers = async () => {
    setEnding('others');
    const { failure } = await endOthers({});
    setEnding(null);
    setAsked(false);
    if (failure) return;
    for (const { id } of others) forgetItem(cache, kind, id);
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
          ending={ending}
          onEnd={(id) => void onEnd(id)}
          onLogout={logout}
        />
      )}
      <Confirm
        open={isAsked}
        onOpenChange={setAsked}
        title="End All Others"
        confirmLabel={ending ? 'Ending...' : 'End All Others'}
        busy={ending !== null}
        onConfirm={() => void onEndOthers()}
      >
        Every browser and client but this one is signed out at once, and has to sign in anew.
      </Confirm>
    </Section>
  );
}
