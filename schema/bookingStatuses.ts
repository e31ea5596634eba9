/** What the statuses of bookings are called. */
export const statuses = { confirmed: 'Confirmed', completed: 'Completed', cancelled: 'Cancelled' } as const;

/** @returns what is shown of whether a call takes place: it is completed when its time is over (spec section 4) */
export const statusAt = (
  { status, endsAt }: { status: 'CONFIRMED' | 'CANCELLED'; endsAt: string | Date },
  now: Date,
) => (status === 'CANCELLED' ? 'cancelled' : new Date(endsAt) <= now ? 'completed' : 'confirmed');
