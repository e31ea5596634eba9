import { useQuery } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast';
import { Link } from 'react-router-dom';
import { type ContentKind, draftStrings } from '#schema/draft.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import { sentenceOf } from '#web/shared/data/errors.ts';
import { useSession } from '#web/shared/session/session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorPanel } from '#web/shared/ui/States.tsx';
import { useQuestion } from '#web/shared/ui/useQuestion.tsx';
import { removeCopy } from './deviceCopy.ts';
import { BegunDraftsDocument } from './documents.ts';
import { sendNewCopies } from './openDraft.ts';
import { sendDiscard } from './send.ts';
import { DRAFT } from './useNewDraft.ts';

type Props = { kind: ContentKind; to: string };

export function BegunDrafts({ kind, to }: Props) {
  const { shortDateTime } = useDates();
  const userId = useSession()?.user._id ?? '';
  const target = { userId, kind, itemId: null };
  const { data, error, refetch } = useQuery(BegunDraftsDocument, {
    variables: { kind },
    fetchPolicy: 'cache-and-network',
  });
  const [askDiscard, discardQuestion] = useQuestion<{ id: string; title: string }>({
    title: ({ title }) => `${draftStrings.discardBegun(title)}?`,
    confirmLabel: 'Discard',
    busyLabel: 'Discard',
    cancelLabel: 'Keep it',
    text: () => draftStrings.discardText,
    onConfirm: async ({ id }) => {
      if (!(await sendDiscard(target, id))) return void toast.error(draftStrings.discardFailed);
      removeCopy(target, id);
      await refetch().catch(() => undefined);
      toast.success(draftStrings.discarded);
    },
  });
  const refresh = useEffectEvent(() => refetch().then(undefined, () => undefined));
  const sendCopies = useEffectEvent(() => sendNewCopies(target));
  useEffect(() => {
    void sendCopies().then(() => refresh());
  }, []);
  const drafts = data?.begunDrafts.drafts ?? [];
  if (error && !data)
    return (
      <div className="mb-10">
        <ErrorPanel
          title="Loading Failed"
          message={sentenceOf(error, draftStrings.begunFailed)}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      </div>
    );
  if (!drafts.length) return null;
  return (
    <section aria-labelledby="begun" className="mb-10 border-l-8 border-signal bg-sheet px-5 py-4">
      <h2 id="begun" className="text-xl">
        {draftStrings.begun}
      </h2>
      <ul className="mt-2">
        {drafts.map(({ id, title, updatedAt }) => {
          const name = title.trim() || draftStrings.untitled;
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-t border-line py-2 first:border-0"
            >
              <div className="min-w-0 wrap-anywhere">
                <Link to={`${to}?${DRAFT}=${id}`} className="link font-semibold" dir="auto">
                  {name}
                </Link>
                <span className="block text-sm text-ink-soft">{draftStrings.begunAt(shortDateTime(updatedAt))}</span>
              </div>
              <Button
                variant="quietDanger"
                size="small"
                className="-ml-3 sm:ml-0"
                aria-label={draftStrings.discardBegun(name)}
                onClick={() => askDiscard({ id, title: name })}
              >
                Discard
              </Button>
            </li>
          );
        })}
      </ul>
      {discardQuestion}
    </section>
  );
}
