import { Link } from 'react-router-dom';
import type { MessageQuery } from '#web/gql/graphql.ts';
import { useDates } from '#web/shared/app/useDates.tsx';
import type { Dates } from '#web/shared/dates.ts';
import { paths } from '#web/shared/paths.ts';
import { DeskPart } from './DeskPart.tsx';

export type AskedReview = NonNullable<MessageQuery['message']['reviewLink']>;

type Props = { message: { id: string; stage: string }; link: AskedReview | null };

const quiet =
  '-my-0.5 inline-flex min-h-9 items-center text-sm font-semibold text-ink-soft underline decoration-edge underline-offset-4 ' +
  'transition-colors hover:text-ink hover:decoration-signal hover:decoration-2';

/** State of the review request; only for a won enquiry. */
export function ReviewField({ message: { id, stage }, link }: Props) {
  const dates = useDates();
  if (stage !== 'WON' && !link) return null;
  const isUsed = link?.state === 'USED';
  return (
    <DeskPart term="Review">
      {link && <p className={isUsed ? 'font-bold' : ''}>{stateText(link, dates)}</p>}
      {link && <p className="text-sm text-ink-soft">{requestText(link, dates)}</p>}
      {isUsed ? (
        <Link to={paths.manageReviews} className={quiet}>
          See reviews
        </Link>
      ) : (
        <Link to={`${paths.generateReviewLink}?message=${id}`} className={quiet}>
          {link ? 'Ask again' : 'Ask for a review'}
        </Link>
      )}
    </DeskPart>
  );
}

function stateText({ state, usedAt }: AskedReview, { shortDate }: Dates): string {
  if (state === 'USED' && usedAt) return `Came on ${shortDate(usedAt)}`;
  if (state === 'OPEN') return 'Asked for, not there yet';
  return state === 'EXPIRED' ? 'Did not come: the link has expired' : 'Did not come: the link was revoked';
}

function requestText({ createdAt, mailedAt, reminders, remindedAt }: AskedReview, { shortDate }: Dates): string {
  const request = `${mailedAt ? 'Asked by mail' : 'Link made'} on ${shortDate(createdAt)}`;
  if (!(reminders && remindedAt)) return `${request}.`;
  return `${request}, ${reminders === 1 ? 'reminded' : 'reminded twice, last'} on ${shortDate(remindedAt)}.`;
}
