import { useQuery } from '@apollo/client/react';
import { deskStrings } from '#schema/desk.ts';
import { userStrings } from '#schema/user.ts';
import { useColleagues } from '#web/office/message/desk/useColleagues.ts';
import { SelectField } from '#web/shared/ui/Field.tsx';
import { HoldingsDocument } from './documents.ts';

type Props = {
  userId: string;
  /** Id of the heir; empty for nobody. */
  value: string;
  onChoose: (heirId: string) => void;
};

/** Chooses who receives a user's messages and posts; nothing for a user without any. */
export function HeirField({ userId, value, onChoose }: Props) {
  const { data, error } = useQuery(HoldingsDocument, { variables: { userId }, fetchPolicy: 'network-only' });
  const { colleagues, nameOf, hasFailed } = useColleagues();
  if (!data)
    return (
      <p role="status" className="mt-6 text-sm">
        {error ? userStrings.holdingsFailed : 'Loading what there is to hand over...'}
      </p>
    );
  const { messages, posts } = data.holdings;
  if (messages + posts === 0) return null;
  return (
    <div className="mt-6 grid gap-3">
      <p>{userStrings.holdings(messages, posts)}</p>
      <SelectField
        label="Hand over to"
        hint={value ? userStrings.withHeir : userStrings.withoutHeir}
        error={hasFailed ? deskStrings.colleaguesFailed : undefined}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">Nobody</option>
        {colleagues
          .filter(({ id }) => id !== userId)
          .map((colleague) => (
            <option key={colleague.id} value={colleague.id}>
              {nameOf(colleague)}
            </option>
          ))}
      </SelectField>
    </div>
  );
}
