/** Large headlines with more characters are smaller. */
const LONG = 90;

export const isLong = (title: string) => title.length > LONG;

export const MIN_READ = '{minutes} min read';
