/** Above this many characters a headline is set smaller where it would be large. */
const LONG = 90;

export const isLong = (title: string) => title.length > LONG;

/** How long a post takes to read, as it stands beside its date. */
export const readingTime = (minutes: number) => `${minutes} min read`;
