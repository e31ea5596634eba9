import { kindTitles, kindWords } from '#schema/affiliate.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { affiliateOrders } from '#web/shared/lists/listOrder.ts';
import { mailtoOf } from '#web/shared/mailto.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Email } from '#web/shared/ui/Email.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { ManagedAffiliate } from './managedAffiliate.ts';
import { SourceCell } from './SourceCell.tsx';
import { StateCell } from './StateCell.tsx';

type Props = Rows<ManagedAffiliate> & {
  removing: ReadonlySet<string>;
  onNotSpam: (affiliate: ManagedAffiliate) => void;
  onRemove: (affiliate: ManagedAffiliate) => void;
};

export function AffiliateTable({ removing, onNotSpam, onRemove, ...rows }: Props) {
  const columns: Column<ManagedAffiliate>[] = [
    {
      head: 'Name',
      order: 'NAME',
      title: true,
      className: 'cut wrap-anywhere md:min-w-24 xl:w-[15%]',
      cell: ({ name }) => name,
    },
    {
      head: 'Email',
      order: 'EMAIL',
      className: 'cut wrap-anywhere md:min-w-24 xl:w-[16%]',
      cell: ({ email }) => (
        <a href={mailtoOf(email)} className="link">
          <Email address={email} />
        </a>
      ),
    },
    {
      head: 'Phone',
      className: 'xl:whitespace-nowrap',
      cell: ({ phone, phoneText }) => (
        <a href={`tel:${phone}`} className="link">
          {phoneText}
        </a>
      ),
    },
    {
      head: 'Company',
      order: 'COMPANY',
      className: 'cut wrap-anywhere md:min-w-24 xl:w-[12%]',
      cell: ({ companyName }) => companyName,
    },
    {
      head: 'Service',
      cell: (affiliate) => (
        <div className="xl:whitespace-nowrap">
          <span>{kindTitles[kindWords[affiliate.service]]}</span>
          <StateCell affiliate={affiliate} />
          <SourceCell affiliate={affiliate} />
        </div>
      ),
    },
    {
      head: 'Created At',
      order: 'CREATED',
      className: '2xl:whitespace-nowrap',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} as="longDateTime" />,
    },
    actionsColumn((affiliate) => (
      <div className="flex items-center gap-4 max-sm:flex-wrap md:max-xl:flex-col">
        {affiliate.isSpam ? (
          <NotSpamButton name={affiliate.name} onClick={() => onNotSpam(affiliate)} />
        ) : (
          <DecisionButtons affiliate={affiliate} />
        )}
        <RemoveButton name={affiliate.name} busy={removing.has(affiliate.id)} onClick={() => onRemove(affiliate)} />
      </div>
    )),
  ];
  return <Table caption="Affiliates" columns={columns} columnList="affiliates" orders={affiliateOrders} {...rows} />;
}

const NotSpamButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button
    variant="secondary"
    size="small"
    aria-label={`Not spam: ${name}`}
    onClick={onClick}
    className="whitespace-nowrap"
  >
    Not spam
  </Button>
);

/** Not disabled while busy, so that it keeps the focus. */
function RemoveButton({ name, busy, onClick }: { name: string; busy: boolean; onClick: () => void }) {
  return (
    <Button
      variant="quietDanger"
      size="small"
      aria-busy={busy}
      aria-disabled={busy}
      aria-label={busy ? `Deleting... ${name}` : `Delete ${name}`}
      onClick={onClick}
      className="-ml-3 min-w-32 justify-start whitespace-nowrap"
    >
      {busy && <Spinner />}
      {busy ? 'Deleting...' : 'Delete'}
    </Button>
  );
}
