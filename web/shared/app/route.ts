import type { Loader, Params } from '#web/shared/data/loader.ts';
import type { Screen } from './screen.tsx';
import type { ToastArea } from './Toasts.tsx';

export type Route = Screen & {
  path: string;
  /**
   * Who sees the screen. The pages of `public` are drawn by the server; all others are an empty shell until the browser
   * knows who is there.
   */
  audience: 'public' | 'visitor' | 'user' | 'staff' | 'admin';
  /** Search engines are not told of it. */
  unlisted?: boolean;
  /**
   * No cache keeps the page, no search engine lists it, and nobody is told that a visitor came from it. So it is with every
   * address that has a `:token`, marked or not (`isSecret` below).
   */
  isSecret?: boolean;
  /** What others see at this address: the home page or a screen of its own; left out, the fallback. */
  otherwise?: 'home' | Screen;
  /**
   * Fetches what the screen shows: of a public page to draw it, on the server and in the browser; of an office screen into
   * Apollo Client's cache, before the screen is there.
   */
  loader?: Loader;
  /** The server draws the page without the loader's data when that fails or takes long. */
  isDataOptional?: boolean;
  /** The parameters of its address that a public page goes by. Whatever else stands there changes nothing on it. */
  reads?: readonly string[];
  /** Where toasts appear and how long they stay (spec section 9); left out, as the audience says. */
  toasts?: ToastArea;
};

/** A row of the route table and the named parts of the address that led to it. */
export type Match = { route: Route; params: Params };

/** @returns whether the address of a screen lets somebody in: each with a `:token` does, and those whose rows say so */
export const isSecret = ({ path, isSecret: isMarked }: Route): boolean => isMarked === true || path.includes(':token');
