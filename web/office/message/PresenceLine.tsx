import { conversationStrings } from '#schema/conversation.ts';
import type { Presence_PeopleFragment } from '#web/gql/graphql.ts';
import { useSession } from '#web/shared/session/session.ts';
import { listed } from '#web/shared/ui/listed.ts';

type People = Presence_PeopleFragment['people'];
type Props = { people: People };

const line = 'font-semibold text-signal-ink wrap-anywhere';

/** Colleagues who have the message open without writing; changes are announced. */
export const PresenceLine = ({ people }: Props) => (
  <span aria-live="polite" className={`ml-2 empty:ml-0 ${line}`}>
    {useSentence(people, false)}
  </span>
);

/** Colleagues who are writing a reply; changes are announced. */
export const WritingLine = ({ people }: Props) => (
  <p aria-live="polite" className={`text-sm empty:-mb-2.5 ${line}`}>
    {useSentence(people, true)}
  </p>
);

function useSentence(people: People, isWriting: boolean): string | null {
  const ownId = useSession()?.user._id;
  const colleagues = people.filter((person) => person.userId !== ownId && person.isWriting === isWriting);
  const toSentence = isWriting ? conversationStrings.isWriting : conversationStrings.hasOpen;
  return colleagues.length ? toSentence(listed(colleagues.map(({ name }) => name)), colleagues.length === 1) : null;
}
