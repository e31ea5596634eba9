export function countBookings(bookings: readonly { status: string }[]): { count: number; text: string } {
  const count = bookings.length;
  const cancelled = bookings.filter(({ status }) => status.toLowerCase() === 'cancelled').length;
  const text = count === 0 ? 'No bookings' : count === 1 ? '1 booking' : `${count} bookings`;
  return { count, text: cancelled ? `${text}, ${cancelled} cancelled` : text };
}
