/** How many bookings there are, also in words. */
export function countedOf(bookings: readonly { status: string }[]): { count: number; words: string } {
  const count = bookings.length;
  const cancelled = bookings.filter(({ status }) => status.toLowerCase() === 'cancelled').length;
  const words = count === 0 ? 'No bookings' : count === 1 ? '1 booking' : `${count} bookings`;
  return { count, words: cancelled ? `${words}, ${cancelled} cancelled` : words };
}
