import { deskStrings } from '#schema/desk.ts';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { useSession } from '#web/shared/session/session.ts';
import { messageEntity } from '../cacheEntity.ts';
import { AssignMessageDocument, MessageDeskDocument, TakeMessageDocument } from './documents.ts';
import { leaveLists } from './stageLists.ts';

export type Colleague = { id: string; name: string };
type OwnedMessage = { id: string; owner?: Colleague | null };

const asColleague = (colleague: Colleague | null) =>
  colleague && ({ __typename: 'Colleague', id: colleague.id, name: colleague.name } as const);

/** @returns a function that assigns a message to a colleague or nobody, optimistically and with undo */
export function useAssignMessage(): (message: OwnedMessage, owner: Colleague | null) => Promise<void> {
  const [run] = useCommand(AssignMessageDocument, {
    entity: messageEntity,
    isQueued: true,
    update: (cache, _data, { id }) => leaveLists(cache, [id]),
    sentences: {
      done: ({ assignMessage }) => deskStrings.assigned(assignMessage.owner?.name ?? null),
      failed: deskStrings.assignFailed,
    },
  });
  const assign = async ({ id, owner: previousOwner }: OwnedMessage, owner: Colleague | null): Promise<void> => {
    await run(
      { id, ownerId: owner?.id ?? null },
      {
        optimistic: () => ({ assignMessage: { __typename: 'Message', id, owner: asColleague(owner) } }),
        undo: () => void assign({ id, owner }, previousOwner ?? null),
      },
    );
  };
  return assign;
}

/**
 * @returns a function that assigns an unowned message to the viewer, optimistically and with undo; if a colleague was
 *   faster, it shows that colleague
 */
export function useTakeMessage(): (id: string) => Promise<void> {
  const user = useSession()?.user;
  const assign = useAssignMessage();
  const viewer = { id: user?._id ?? '', name: user?.name ?? '' };
  const [run, { client }] = useCommand(TakeMessageDocument, {
    entity: messageEntity,
    optimistic: ({ id }) => ({ takeMessage: { __typename: 'Message', id, owner: asColleague(viewer) } }),
    update: (cache, _data, { id }) => leaveLists(cache, [id]),
    sentences: { done: deskStrings.taken, failed: deskStrings.assignFailed },
  });
  return async (id) => {
    const { failure } = await run({ id }, { undo: () => void assign({ id, owner: viewer }, null) });
    if (failure?.code !== 'CONFLICT') return;
    const desk = { query: MessageDeskDocument, variables: { id }, fetchPolicy: 'network-only' } as const;
    await client.query(desk).catch(() => undefined);
  };
}
