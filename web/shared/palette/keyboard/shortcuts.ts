import { paths } from '#web/shared/paths.ts';

export type ShortcutName =
  | 'next'
  | 'previous'
  | 'select'
  | 'clear'
  | 'markRead'
  | 'done'
  | 'owner'
  | 'stage'
  | 'followUp'
  | 'publish'
  | 'remove'
  | 'reply'
  | 'note'
  | 'undo'
  | 'search'
  | 'help';

type Shortcut = {
  /** Values of KeyboardEvent.key; each triggers it. */
  keys: string[];
  label: string;
};

/** Shortcuts of the office, in the order of the overview. Enter opens a row because the title is a link. */
export const shortcuts: Record<ShortcutName, Shortcut> = {
  next: { keys: ['j', 'ArrowDown'], label: 'Next row of a list, or next enquiry' },
  previous: { keys: ['k', 'ArrowUp'], label: 'Previous row of a list, or previous enquiry' },
  select: { keys: ['x'], label: 'Select the row, or take it out' },
  clear: { keys: ['Escape'], label: 'Select nothing any more' },
  markRead: { keys: ['e'], label: 'Mark as read, or as unread' },
  done: { keys: ['d'], label: 'Done: mark as read and open the next' },
  owner: { keys: ['a'], label: 'Take the enquiry, or assign it' },
  stage: { keys: ['s'], label: 'Move the enquiry to a stage' },
  followUp: { keys: ['f'], label: 'Set a follow-up' },
  publish: { keys: ['p'], label: 'Publish, or take back' },
  remove: { keys: ['Delete'], label: 'Delete, after a question' },
  reply: { keys: ['r'], label: 'Reply to the message' },
  note: { keys: ['n'], label: 'Write a private note' },
  undo: { keys: ['z'], label: 'Undo, while its button is shown' },
  search: { keys: ['/'], label: 'Search in the list' },
  help: { keys: ['?'], label: 'Show the shortcuts' },
};

/** The first key of a navigation shortcut, and the targets of the second. */
export const GO = 'g';
export const goes = {
  i: { label: 'Go to the inbox', to: paths.messages },
  b: { label: 'Go to the blog posts', to: paths.manageBlogs },
  p: { label: 'Go to the portfolio', to: paths.managePortfolio },
  r: { label: 'Go to the reviews', to: paths.manageReviews },
};
export const isGoKey = (key: string): key is keyof typeof goes => Object.hasOwn(goes, key);

const signs: Record<string, string> = { ArrowDown: '↓', ArrowUp: '↑' };
const written = (key: string) => signs[key] ?? (key.length === 1 ? key.toUpperCase() : key);

type Row = { keys: string[]; between: 'or' | 'then'; label: string };

/**
 * Rows of the overview: alternative keys (`or`) or a key sequence (`then`), and the action.
 * @param isOffered whether the screen does something on a shortcut
 * @param hasRows whether the screen has rows that Enter opens
 */
export const shortcutRows = (isOffered: (name: ShortcutName) => boolean, hasRows: boolean): Row[] => [
  ...(Object.keys(shortcuts) as ShortcutName[])
    .filter(isOffered)
    .map((name) => ({ keys: shortcuts[name].keys.map(written), between: 'or' as const, label: shortcuts[name].label })),
  ...(hasRows ? [{ keys: ['Enter'], between: 'or' as const, label: 'Open the row' }] : []),
  ...Object.entries(goes).map(([key, { label }]) => ({
    keys: [written(GO), written(key)],
    between: 'then' as const,
    label,
  })),
];
