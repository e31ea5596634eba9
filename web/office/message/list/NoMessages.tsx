import { paths } from '#web/shared/paths.ts';
import { LinkButton } from '#web/shared/ui/Button.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { countFilters, type ListParams } from './filter.ts';

export function NoMessages({ listParams }: { listParams: ListParams }) {
  const { folder, search, isRead } = listParams;
  if (countFilters(listParams) > 0) return <p className="py-8 text-ink-soft">{noMatchText(listParams)}</p>;
  if (search) return <p className="py-8 text-ink-soft">{`No message has "${search}" in it.`}</p>;
  if (folder === 'SPAM')
    return <Empty title="No Spam" text="What looks like the work of a robot waits here until somebody looks at it." />;
  if (isRead === false) return <p className="py-8 text-ink-soft">Every message has been read.</p>;
  return (
    <Empty
      title="No Messages Yet"
      text="What is sent from the contact page arrives here."
      action={
        <LinkButton variant="secondary" to={paths.contact}>
          See the contact page
        </LinkButton>
      }
    />
  );
}

function noMatchText({ search, isRead, filter: { from, to, isDue } }: ListParams): string {
  if (from && to && from > to) return 'The last day is before the first: choose others, or clear the filters.';
  const subject = isRead === false ? 'No unread message' : 'No message';
  const withText = search ? ` has "${search}" in it and` : '';
  const suffix = isDue ? ' Nothing is due: that is good news.' : '';
  return `${subject}${withText} fits these filters.${suffix}`;
}
