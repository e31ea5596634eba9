import { linkStates } from '#schema/reviewLinkStates.ts';
import type { ReviewLink_LinkFragment } from '#web/gql/graphql.ts';
import { OfficeDate, useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import { reviewLinkOrders } from '#web/shared/lists/listOrder.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { actionsColumn, type Column, HIDES_EMPTY, type Rows, Table } from '#web/shared/ui/Table.tsx';

export type Link = ReviewLink_LinkFragment;
type Props = Rows<Link> & { onRevoke: (link: Link) => void };

export function LinkTable({ onRevoke, ...rows }: Props) {
  const dates = useDates();
  const columns: Column<Link>[] = [
    {
      head: 'Client',
      order: 'EMAIL',
      title: true,
      className: 'wrap-anywhere md:min-w-28 xl:min-w-40',
      cell: ({ email }) => email,
    },
    {
      head: 'State',
      cell: ({ state }) => {
        const [tone, label] = linkStates[state];
        return <Badge tone={tone}>{label}</Badge>;
      },
    },
    {
      head: 'Issued',
      order: 'CREATED',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
    },
    {
      head: 'Good Until',
      order: 'EXPIRES',
      className: 'whitespace-nowrap',
      cell: ({ expiresAt }) => <OfficeDate at={expiresAt} />,
    },
    { head: 'Reminders', className: 'md:min-w-28 xl:min-w-36', cell: (link) => remindersOf(link, dates) },
    {
      head: 'Used',
      order: 'USED',
      className: 'whitespace-nowrap',
      cell: ({ usedAt }) => (usedAt ? <OfficeDate at={usedAt} /> : '–'),
    },
    actionsColumn((link) => <Actions link={link} onRevoke={onRevoke} />, HIDES_EMPTY),
  ];
  return <Table caption="Review links" columns={columns} orders={reviewLinkOrders} {...rows} />;
}

function remindersOf({ state, mailedAt, reminders, remindedAt, optedOutAt }: Link, { shortDate }: Dates): string {
  const sentText = reminders && remindedAt ? `${reminders} sent, last on ${shortDate(remindedAt)}` : '';
  if (optedOutAt) return [sentText, 'stopped by the client'].filter(Boolean).join(', ');
  if (sentText) return sentText;
  if (!mailedAt) return 'None: not mailed';
  return state === 'OPEN' ? 'None yet' : 'None';
}

/** Same height with and without a button, so that all rows are equal. */
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
