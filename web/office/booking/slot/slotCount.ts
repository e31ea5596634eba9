/** @returns `share`: the booked part, from 0 to 1 */
export function countSlots(slots: readonly { isBooked: boolean }[]): { count: number; text: string; share: number } {
  const count = slots.length;
  const free = slots.filter(({ isBooked }) => !isBooked).length;
  const text = count === 0 ? 'No slots' : count === 1 ? '1 slot' : `${count} slots`;
  return {
    count,
    text: count === 0 ? text : `${text}, ${free === 0 ? 'all booked' : `${free} free`}`,
    share: count === 0 ? 0 : (count - free) / count,
  };
}
