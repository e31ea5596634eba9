import { linkStates } from '#schema/reviewLinkStates.ts';
import type { ReviewLink_LinkFragment } from '#web/gql/graphql.ts';
import { shortDate } from '#web/shared/dates.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, HIDES_EMPTY, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type Link = ReviewLink_LinkFragment;
type Props = Rows<Link> & { onRevoke: (link: Link) => void };

export function LinkTable({ onRevoke, ...rows }: Props) {
  const columns: Column<Link>[] = [
    { head: 'Client', title: true, className: 'wrap-anywhere md:min-w-40', cell: ({ email }) => email },
    {
      head: 'State',
      cell: ({ state }) => {
        const [tone, word] = linkStates[state];
        return <Badge tone={tone}>{word}</Badge>;
      },
    },
    { head: 'Issued', className: 'whitespace-nowrap', cell: ({ createdAt }) => shortDate(createdAt) },
    { head: 'Good Until', className: 'whitespace-nowrap', cell: ({ expiresAt }) => shortDate(expiresAt) },
    { head: 'Reminders', className: 'md:min-w-36', cell: remindersOf },
    { head: 'Used', className: 'whitespace-nowrap', cell: ({ usedAt }) => (usedAt ? shortDate(usedAt) : '–') },
    actionsColumn((link) => <Actions link={link} onRevoke={onRevoke} />, HIDES_EMPTY),
  ];
  return <Table caption="Review links, newest first" columns={columns} {...rows} />;
}

/** What has become of the reminders of a link, in a few words. */
function remindersOf({ state, mailedAt, reminders, remindedAt, optedOutAt }: Link): string {
  const sent = reminders && remindedAt ? `${reminders} sent, last on ${shortDate(remindedAt)}` : '';
  if (optedOutAt) return [sent, 'stopped by the client'].filter(Boolean).join(', ');
  if (sent) return sent;
  if (!mailedAt) return 'None: not mailed';
  return state === 'OPEN' ? 'None yet' : 'None';
}

/** As high with a button as without, so that all rows are alike. */
const Actions = ({ link, onRevoke }: Pick<Props, 'onRevoke'> & { link: Link }) => (
  <div className="md:min-h-9">
    {link.state === 'OPEN' && (
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3"
        aria-label={`Revoke the link for ${link.email}`}
        onClick={() => onRevoke(link)}
      >
        Revoke
      </Button>
    )}
  </div>
);
