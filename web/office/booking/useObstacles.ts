import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { bookingObstacles } from '#schema/bookCall.ts';
import { failureOf } from '#web/shared/data/errors.ts';
import type { AddedBookingForm } from './addedBooking.ts';
import { BookingObstaclesDocument } from './documents.ts';

export type Obstacle = keyof typeof bookingObstacles;
const none: readonly Obstacle[] = [];

type CheckedTime = {
  /** Empty while they are not known. */
  obstacles: readonly Obstacle[];
  /** Why no call can take place then. */
  fault: string | null | undefined;
  checkAgain: () => Promise<unknown>;
};

/**
 * Reads what speaks against a call at a time. Other obstacles have to be confirmed anew.
 * @param start empty while no time is chosen
 */
export function useObstacles(form: AddedBookingForm['form'], hostId: string, start: string): CheckedTime {
  const [obstacles, setObstacles] = useState(none);
  const check = useQuery(BookingObstaclesDocument, {
    variables: { hostId, startsAt: start },
    fetchPolicy: 'network-only',
    skip: !start || !hostId,
  });
  const isCurrent = start !== '' && !check.loading;
  const current = (isCurrent && check.data?.bookingObstacles.obstacles) || none;
  useEffect(() => {
    setObstacles(current);
    form.setValue('isConfirmed', false);
    form.clearErrors('isConfirmed');
  }, [current, form]);
  const fault = isCurrent && check.error ? failureOf(check.error).message : null;
  return { obstacles, fault, checkAgain: async () => (start ? check.refetch() : null) };
}
