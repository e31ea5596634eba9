/** What the page says to its script (server/app/graphql/playground/page.ts). */
export type PlaygroundState = {
  /** The brand's name. */
  name: string;
  /** The brand's colour for action, like #c8330a. */
  signal: string;
  /** Who may use the playground. */
  access: 'public' | 'staff';
};

/** The id of the element that holds it. */
export const PLAYGROUND_STATE_ID = 'state';
