import { useQuery } from '@apollo/client/react';
import { Pencil } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { stageNames } from '#schema/desk.ts';
import type { MessagePersonQuery } from '#web/gql/graphql.ts';
import { OfficeDate } from '#web/shared/app/useDates.tsx';
import { useFetchPolicy } from '#web/shared/data/freshness.ts';
import { SEARCH } from '#web/shared/lists/folderParams.ts';
import { paths } from '#web/shared/paths.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Stars } from '#web/shared/ui/Stars.tsx';
import { MessagePersonDocument } from './documents.ts';
import { NameDialog } from './NameDialog.tsx';

type Person = MessagePersonQuery['message']['person'];

/** Number of items per kind before "show all". */
const INITIAL_ITEMS = 5;

/** The person behind a message, and other items from their address; nothing until loaded. */
export function PersonCard({ messageId: id }: { messageId: string }) {
  const { data } = useQuery(MessagePersonDocument, {
    variables: { id },
    fetchPolicy: useFetchPolicy(MessagePersonDocument, { id }),
  });
  const person = data?.message.person;
  if (!person) return null;
  const { messages, affiliates, reviews } = person;
  return (
    <section aria-labelledby="person" className="grid grid-cols-1 content-start gap-6 border-t-2 border-ink pt-6">
      <Name {...person} />
      <Group title="Other enquiries" items={messages.filter((message) => message.id !== id)}>
        {({ id: otherId, service, stage, isSpam, createdAt }) => (
          <Row key={otherId} day={createdAt} note={isSpam ? <Badge tone="danger">Spam</Badge> : stageNames[stage]}>
            <Link to={paths.message(otherId)} className="link font-semibold">
              {service}
            </Link>
          </Row>
        )}
      </Group>
      <Group title="Applications" items={affiliates}>
        {({ id: affiliateId, companyName, isSpam, service, createdAt }) => (
          <Row key={affiliateId} day={createdAt} note={isSpam ? <Badge tone="danger">Spam</Badge> : kinds[service]}>
            <Link to={toApplication(person, isSpam)} className="link font-semibold wrap-anywhere" dir="auto">
              {companyName}
            </Link>
          </Row>
        )}
      </Group>
      <Group title="Reviews" items={reviews}>
        {({ id: reviewId, companyName, rating, isPublished, createdAt }) => (
          <Row key={reviewId} day={createdAt} note={isPublished ? 'Published' : 'Not published'}>
            <Link
              to={`${paths.manageReviews}?${SEARCH}=${encodeURIComponent(companyName)}`}
              className="link inline-flex"
              aria-label={`${rating} out of 5 stars, ${companyName}`}
            >
              <Stars rating={rating} className="size-4" />
            </Link>
          </Row>
        )}
      </Group>
    </section>
  );
}

const kinds: Record<Person['affiliates'][number]['service'], string> = {
  ADVERTISER: 'Advertiser',
  PUBLISHER: 'Publisher',
};
const toApplication = ({ email }: Person, isSpam: boolean) =>
  `${paths.manageAffiliates}?${isSpam ? 'folder=spam&' : ''}${SEARCH}=${encodeURIComponent(email)}`;

function Name({ email, name }: Person) {
  const [isEditing, setEditing] = useState(false);
  return (
    <div className="flex items-end justify-between gap-3">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">Behind this address</p>
        <h2 dir="auto" id="person" className="mt-1 text-xl wrap-anywhere">
          {name}
        </h2>
      </div>
      <button
        type="button"
        aria-label="Correct the name"
        title="Correct the name"
        className="grid size-9 shrink-0 place-items-center hover:bg-paper-deep"
        onClick={() => setEditing(true)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
      <NameDialog open={isEditing} email={email} name={name} onClose={() => setEditing(false)} />
    </div>
  );
}

type GroupProps<Item> = { title: string; items: readonly Item[]; children: (item: Item) => ReactNode };

function Group<Item>({ title, items, children }: GroupProps<Item>) {
  const [isExpanded, setExpanded] = useState(false);
  if (!items.length) return null;
  return (
    <div>
      <h3 className="text-sm text-ink-soft">{title}</h3>
      <ul aria-label={title} className="mt-1">
        {items.slice(0, isExpanded ? undefined : INITIAL_ITEMS).map(children)}
      </ul>
      {items.length > INITIAL_ITEMS && !isExpanded && (
        <button type="button" className="link mt-2 text-sm font-semibold" onClick={() => setExpanded(true)}>
          {`Show all ${items.length}`}
        </button>
      )}
    </div>
  );
}

const Row = ({ day, note, children }: { day: string; note: ReactNode; children: ReactNode }) => (
  <li className="border-b border-line py-2">
    {children}
    <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-sm text-ink-soft">
      <span>{note}</span>
      <time dateTime={day}>
        <OfficeDate at={day} />
      </time>
    </span>
  </li>
);
