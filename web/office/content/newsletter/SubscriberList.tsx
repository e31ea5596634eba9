import { useSearchParams } from 'react-router-dom';
import { newsletterStrings as strings, subscriberStates } from '#schema/newsletterStrings.ts';
import type { NewsletterSubscribersQuery } from '#web/gql/graphql.ts';
import { addressNow } from '#web/shared/app/navigationState.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useCommand } from '#web/shared/data/useCommand.ts';
import { FilterChips } from '#web/shared/lists/filter/FilterChips.tsx';
import { filterOfOne } from '#web/shared/lists/filter/listFilter.ts';
import { ListMenu } from '#web/shared/lists/ListMenu.tsx';
import { LoadedList } from '#web/shared/lists/LoadedList.tsx';
import { subscriberOrders, useOrder } from '#web/shared/lists/listOrder.ts';
import { useCsvDownload } from '#web/shared/lists/useCsvDownload.ts';
import { useOfficeList } from '#web/shared/lists/useOfficeList.ts';
import { useSearch, withParam } from '#web/shared/lists/useSearch.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { SearchBar } from '#web/shared/ui/SearchBar.tsx';
import { Empty } from '#web/shared/ui/States.tsx';
import { actionsColumn, type Column, type Rows, Table } from '#web/shared/ui/Table.tsx';
import { useRemovalQuestion } from '#web/shared/ui/useQuestion.tsx';
import {
  NewsletterOverviewDocument,
  NewsletterSubscribersDocument,
  RemoveSubscriberDocument,
  subscriberStateIn,
} from './documents.ts';
import type { NewsletterFigures } from './newsletterFigures.ts';

type Subscriber = NewsletterSubscribersQuery['newsletterSubscribers']['nodes'][number];

const STATE = 'state';
const countText = (total: number) => `${total} ${total === 1 ? 'subscriber' : 'subscribers'}`;

type Props = { overview: NewsletterFigures; onImport: () => void };

export function SubscriberList({ overview, onImport }: Props) {
  const [params, setParams] = useSearchParams();
  const search = useSearch();
  const state = subscriberStateIn(params);
  const variables = { search: search.wanted, state, orderBy: useOrder(subscriberOrders) };
  const list = useOfficeList({
    document: NewsletterSubscribersDocument,
    variables,
    pick: ({ newsletterSubscribers }) => newsletterSubscribers,
    sentence: strings.listFailed,
  });
  const csv = useCsvDownload('subscribers', variables);
  const choose = (value: string) => setParams(withParam(addressNow(), STATE, value), { replace: true });
  const options = Object.entries(subscriberStates).map(([name, label]) => ({
    value: name.toLowerCase(),
    label: `${label} (${overview[name.toLowerCase() as Lowercase<keyof typeof subscriberStates>]})`,
  }));
  const isNarrowed = Boolean(search.wanted || state);
  return (
    <>
      <div className="list-tools mb-5 flex flex-wrap items-center gap-3">
        <SearchBar label="Search subscribers" search={search} total={list.totalCount} counted={countText}>
          <FilterChips
            filters={[filterOfOne('State', options, state?.toLowerCase() ?? '', choose)]}
            onClearAll={() => choose('')}
          />
        </SearchBar>
        <div className="ml-auto flex items-center gap-3">
          <ListMenu
            csv={csv}
            orders={subscriberOrders}
            isEmpty={list.totalCount === 0}
            isBusy={list.loading && list.items !== undefined}
            onRefresh={list.refresh}
          />
        </div>
      </div>
      <LoadedList
        list={list}
        title="Error Loading Subscribers"
        loading="Loading subscribers..."
        empty={
          isNarrowed ? (
            <p className="py-8 text-ink-soft">No subscriber fits.</p>
          ) : (
            <Empty
              title="No subscribers yet"
              text="Who signs up on the site and confirms it appears here. Addresses from elsewhere can be imported, if their owners have agreed."
              action={
                <Button variant="secondary" onClick={onImport}>
                  Import addresses
                </Button>
              }
            />
          )
        }
      >
        {(rows) => <Subscribers {...rows} />}
      </LoadedList>
    </>
  );
}

const tones = {
  PENDING: 'neutral',
  CONFIRMED: 'ok',
  LEFT: 'neutral',
  BOUNCED: 'danger',
  COMPLAINED: 'danger',
} as const;

function Subscribers(rows: Rows<Subscriber>) {
  const [remove] = useCommand(RemoveSubscriberDocument, {
    sentences: { done: strings.removed, failed: strings.removeFailed },
    refetchQueries: [NewsletterSubscribersDocument, NewsletterOverviewDocument],
  });
  const [askRemoval, question] = useRemovalQuestion<Subscriber>({
    what: 'subscriber',
    nameOf: ({ email }) => email,
    onConfirm: ({ id }) => remove({ id }),
  });
  const columns: Column<Subscriber>[] = [
    { head: 'Email', order: 'EMAIL', title: true, className: 'wrap-anywhere', cell: ({ email }) => email },
    {
      head: 'State',
      order: 'STATE',
      cell: ({ state, reason }) => (
        <div className="grid justify-items-start gap-1">
          <Badge tone={tones[state]}>{subscriberStates[state]}</Badge>
          {reason && <span className="max-w-xs text-sm text-ink-soft wrap-anywhere">{reason}</span>}
        </div>
      ),
    },
    { head: 'Interests', cell: ({ interests }) => interests.join(', ') || 'Everything' },
    {
      head: 'Consent',
      className: 'max-w-sm wrap-anywhere',
      cell: ({ consent, language, isImported }) => (
        <span dir="auto" lang={language ?? undefined} className="text-sm text-ink-soft">
          {isImported ? `Imported: ${consent}` : consent}
        </span>
      ),
    },
    {
      head: 'Since',
      order: 'CREATED',
      className: 'whitespace-nowrap',
      cell: ({ createdAt }) => <OfficeDate at={createdAt} />,
    },
    actionsColumn((subscriber) => (
      <Button
        variant="quietDanger"
        size="small"
        className="-ml-3"
        aria-label={`Delete ${subscriber.email}`}
        onClick={() => askRemoval(subscriber)}
      >
        Delete
      </Button>
    )),
  ];
  return (
    <>
      <Table caption="Subscribers" columns={columns} orders={subscriberOrders} {...rows} />
      {question}
    </>
  );
}
