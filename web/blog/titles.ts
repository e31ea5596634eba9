/** Above this many characters a headline is set smaller where it would be large. */
const LONG = 90;

export const isLong = (title: string) => title.length > LONG;
