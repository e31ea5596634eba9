import type { Screen } from '#web/app/screen.tsx';
import type { ToastArea } from '#web/app/Toasts.tsx';
import type { Ask } from '#web/data/ask.ts';
import type { AnyDocument } from '#web/data/document.ts';

export type Params = Record<string, string>;
export type Query = {
  /** Comes by itself, as the screen does: no page loads the documents of others. */
  document: () => Promise<AnyDocument>;
  variables: (params: Params, search: URLSearchParams) => Record<string, unknown>;
  /** The page is shown without what this asks for when that fails or takes long. */
  optional?: boolean;
};

export type Route = Screen & {
  path: string;
  /**
   * Who sees the screen. The pages of `public` are drawn by the server; all others are an empty shell until the browser
   * knows who is there.
   */
  audience: 'public' | 'visitor' | 'user' | 'staff' | 'admin';
  /** Search engines are not told of it. */
  unlisted?: boolean;
  /** Its address lets somebody in: no cache keeps the page, and nobody is told that a visitor came from it. */
  isSecret?: boolean;
  /** What others see at this address: the home page or a screen of its own; left out, the fallback. */
  otherwise?: 'home' | Screen;
  /** What the screen shows, for the server and for fetching ahead. */
  query?: Query;
  /** The parameters of its address that a public page goes by. Whatever else stands there changes nothing on it. */
  reads?: readonly string[];
  /** What a screen of the back office shows. It is loaded with the screen: strangers need none of it. */
  asks?: (params: Params, address: URLSearchParams) => Promise<Ask[]>;
  /** Where toasts appear and how long they stay (spec section 9); left out, as the audience says. */
  toasts?: ToastArea;
};
