import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { copyLink } from '#web/shared/palette/copyLink.ts';
import { useOpenThing } from '#web/shared/palette/openThing.ts';
import { PublishBadge } from './Badge.tsx';
import { Button, LinkButton } from './Button.tsx';
import { ConfirmRemoval } from './ConfirmRemoval.tsx';

type Props = {
  /** What the toolbar is called. */
  label: string;
  item: { id: string; title: string; isPublished: boolean };
  /** What kind of thing it is, in the question before it is deleted, and what that question's button says. */
  what: string;
  confirmLabel?: string | undefined;
  /** The addresses of its form, of its versions, and of the list that follows once it is deleted. */
  edit: string;
  revisions: string;
  list: string;
  /** What is planned of it and what is pending, beside its state. */
  plan?: ReactNode;
  /** Publishes the item or takes it back, and shows what came of it. */
  onPublish: (isPublished: boolean) => Promise<void>;
  /** @returns whether it is gone */
  remove: (id: string) => Promise<boolean>;
};

/** What an admin can do with the post or the item on the page. */
export function ContentToolbar({
  label,
  item,
  what,
  confirmLabel,
  edit,
  revisions,
  list,
  plan,
  onPublish,
  remove,
}: Props) {
  const { id, title } = item;
  // Not by useOptimistic: until the server answers, React would hold every transition back, and the router's are transitions.
  const [optimistic, setOptimistic] = useState<boolean | null>(null);
  const isPublished = optimistic ?? item.isPublished;
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);

  const onToggle = async () => {
    if (optimistic !== null) return;
    setOptimistic(!isPublished);
    await onPublish(!isPublished);
    setOptimistic(null);
  };
  const onConfirm = async () => {
    setAsking(false);
    setRemoving(true);
    if (await remove(id)) await navigate(list);
    else setRemoving(false);
  };

  useOpenThing({
    title,
    actions: [
      { label: isPublished ? 'Unpublish' : 'Publish', run: () => void onToggle() },
      { label: 'Edit', run: () => void navigate(edit) },
      { label: 'Versions', run: () => void navigate(revisions) },
      { label: 'Delete', run: () => setAsking(true) },
      { label: 'Copy link', run: copyLink },
    ],
  });

  return (
    <section aria-label={label} className="screen-only border-b border-line bg-sheet">
      <div className="shell flex min-h-16 flex-wrap items-center gap-x-2 gap-y-2 py-3 sm:gap-x-3">
        <p className="flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:w-full sm:mr-auto">
          <PublishBadge published={isPublished} />
          {plan}
        </p>
        <Button variant="secondary" size="small" onClick={onToggle}>
          {isPublished ? 'Unpublish' : 'Publish'}
        </Button>
        <LinkButton variant="secondary" size="small" to={edit}>
          Edit
        </LinkButton>
        <LinkButton variant="secondary" size="small" to={revisions}>
          Versions
        </LinkButton>
        <Button variant="quietDanger" size="small" busy={isRemoving} onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      <ConfirmRemoval
        what={what}
        title={isAsking ? title : null}
        confirmLabel={confirmLabel}
        onClose={() => setAsking(false)}
        onConfirm={onConfirm}
      />
    </section>
  );
}
