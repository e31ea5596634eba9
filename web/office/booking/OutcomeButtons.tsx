import { Check } from 'lucide-react';
import { outcomes } from '#schema/bookingOutcomes.ts';
import type { BookingOutcome } from '#web/gql/graphql.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { type Booking, useSetOutcome } from './bookingCommands.ts';

const choices = Object.entries(outcomes) as [BookingOutcome, string][];

/** Sets the outcome of a past call; a second press clears it. */
export function OutcomeButtons({ booking }: { booking: Pick<Booking, 'id' | 'name' | 'outcome'> }) {
  const setOutcome = useSetOutcome();
  return choices.map(([outcome, label]) => {
    const isSet = booking.outcome === outcome;
    return (
      <Button
        key={outcome}
        variant={isSet ? 'secondary' : 'quiet'}
        size="small"
        aria-pressed={isSet}
        aria-label={`${label}: call with ${booking.name}`}
        onClick={() => void setOutcome(booking, isSet ? null : outcome)}
      >
        {isSet && <Check aria-hidden="true" className="size-4" />}
        {label}
      </Button>
    );
  });
}
