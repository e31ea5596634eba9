import { threadStrings } from '#schema/thread.ts';
import type { MessageQuery } from '#web/gql/graphql.ts';
import { useSession } from '#web/session/session.ts';
import { listed } from '#web/ui/listed.ts';

type Props = { people: MessageQuery['message']['presence']['people'] };

/** Which colleagues have the message open, and who of them is writing; read out as it changes. */
export function PresenceLine({ people }: Props) {
  const ownId = useSession()?.user._id;
  const others = people.filter(({ userId }) => userId !== ownId);
  const sentences = [
    sentence(
      others.filter((one) => one.isWriting),
      threadStrings.isWriting,
    ),
    sentence(
      others.filter((one) => !one.isWriting),
      threadStrings.hasOpen,
    ),
  ];
  return (
    <span aria-live="polite" className="mt-1 block min-h-6 text-sm font-semibold text-signal-ink wrap-anywhere">
      {sentences.filter(Boolean).join(' · ')}
    </span>
  );
}

const sentence = (people: { name: string }[], say: (names: string, isOne: boolean) => string): string | null =>
  people.length > 0 ? say(listed(people.map(({ name }) => name)), people.length === 1) : null;
