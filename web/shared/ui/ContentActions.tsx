import { outside } from '#web/shared/app/contact.ts';
import { Button, LinkButton } from './Button.tsx';

type Props = {
  item: { title: string; isPublished: boolean };
  view?: string;
  edit: string;
  onPublish: () => void;
  onRemove: () => void;
};

export function ContentActions({ item: { title, isPublished }, view, edit, onPublish, onRemove }: Props) {
  const verb = isPublished ? 'Unpublish' : 'Publish';
  return (
    <div className="flex items-center gap-1 max-lg:[&>*]:px-2 max-sm:flex-wrap">
      <Button variant="secondary" size="small" className="min-w-26" aria-label={`${verb} ${title}`} onClick={onPublish}>
        {verb}
      </Button>
      {view && (
        <LinkButton
          variant="quiet"
          size="small"
          to={view}
          {...outside}
          aria-label={`View ${title} (opens in a new tab)`}
        >
          View
        </LinkButton>
      )}
      <LinkButton variant="quiet" size="small" to={edit} aria-label={`Edit ${title}`}>
        Edit
      </LinkButton>
      <Button variant="quietDanger" size="small" aria-label={`Delete ${title}`} onClick={onRemove}>
        Delete
      </Button>
    </div>
  );
}
