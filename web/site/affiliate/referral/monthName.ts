const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** @param month such as 2026-11 @returns 'Nov 2026' */
export function monthName(month: string): string {
  const [year, number] = month.split('-');
  return `${names[Number(number) - 1]} ${year}`;
}
