import type { DayMessages_TallyFragment } from '#web/gql/graphql.ts';
import { followUpWords } from '#web/office/message/desk/followUpWords.ts';
import { StageBadge } from '#web/office/message/desk/StageBadge.tsx';
import { useDates } from '#web/shared/app/useDates.tsx';
import { shortDay } from '#web/shared/dates.ts';
import { paths } from '#web/shared/paths.ts';
import { useSession } from '#web/shared/session/session.ts';
import { DayRow } from './DayList.tsx';

type Message = DayMessages_TallyFragment['messages'][number];
type Props = {
  messages: readonly Message[];
  /** Whether the rows name the owner, because not all are the viewer's. */
  hasOwner?: boolean;
};

export const DayMessages = ({ messages, hasOwner = false }: Props) =>
  messages.map((message) => (
    <DayRow
      key={message.id}
      to={paths.message(message.id)}
      title={message.name}
      aside={hasOwner ? <Owner owner={message.owner} /> : <Next message={message} />}
    >
      {message.followUp?.note ?? message.service}
    </DayRow>
  ));

function Owner({ owner }: Pick<Message, 'owner'>) {
  const viewerId = useSession()?.user._id;
  if (!owner) return <span className="text-ink-soft">Nobody's yet</span>;
  return owner.id === viewerId ? <strong>Yours</strong> : <span dir="auto">{owner.name}</span>;
}

function Next({ message: { followUp, stage } }: { message: Message }) {
  const today = useDates().today();
  if (!followUp) return <StageBadge stage={stage} />;
  const { text, isDue } = followUpWords(followUp.day, stage, today);
  return <span className={isDue ? 'font-bold text-danger' : ''}>{text ?? shortDay(followUp.day)}</span>;
}
