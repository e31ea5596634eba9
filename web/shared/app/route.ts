import type { Loader, Params } from '#web/shared/data/loader.ts';
import type { Screen } from './screen.tsx';
import type { ToastArea } from './Toasts.tsx';

export type Route = Screen & {
  path: string;
  /**
   * Who may see the screen. The server renders `public` pages; all others are an empty shell until the browser has read
   * the session.
   */
  audience: 'public' | 'visitor' | 'user' | 'staff' | 'admin';
  /** Search engines do not list it. */
  unlisted?: boolean;
  /**
   * The page is not cached, not listed by search engines and sends no referrer. Also true for every path with a
   * `:token` (`isSecret` below).
   */
  isSecret?: boolean;
  /** What other audiences see here: the home page or another screen; defaults to the fallback. */
  otherwise?: 'home' | Screen;
  /**
   * Loads the data of the screen: of a public page on the server and in the browser; of an office screen into Apollo
   * Client's cache before the screen renders.
   */
  loader?: Loader;
  /** The server renders the page without the loader's data when the loader fails or is slow. */
  isDataOptional?: boolean;
  /** Query parameters that a public page reads. Others do not change the page. */
  reads?: readonly string[];
  /** All addresses of the route share one screen, which keeps its state from one to the next; defaults to one each. */
  isOneScreen?: boolean;
  /** Position and duration of toasts (spec section 9); defaults to those of the audience. */
  toasts?: ToastArea;
};

export type Match = { route: Route; params: Params };

/** @returns whether the address of a screen is a secret: it has a `:token`, or its route says so */
export const isSecret = ({ path, isSecret: isMarked }: Route): boolean => isMarked === true || path.includes(':token');

/** @returns whether visitors see the page only after the launch; links that somebody was sent are always open */
export const isClosedBeforeLaunch = (route: Route): boolean =>
  route.audience === 'public' && !isSecret(route) && !route.unlisted;
