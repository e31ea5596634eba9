import type { MouseEvent } from 'react';
import { PLAYER_ATTRIBUTE } from '#schema/player.ts';

/**
 * Whether this document may frame players: the server allows it to the pages that it draws with a video, and a document keeps
 * what it was loaded with. Read before anything else is drawn.
 */
const mayFrame = !!globalThis.document?.querySelector(`[${PLAYER_ATTRIBUTE}]`);

/** On a click at the card of a video, puts its player there; where that may not be framed, the video opens in a tab of its own. */
export function playVideo(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[${PLAYER_ATTRIBUTE}]`);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (!mayFrame) {
    link.target = '_blank';
    link.rel = 'noopener';
    return;
  }
  event.preventDefault();
  const frame = document.createElement('iframe');
  frame.src = link.getAttribute(PLAYER_ATTRIBUTE) as string;
  frame.title = 'Video';
  frame.allow = 'fullscreen';
  link.replaceWith(frame);
  frame.focus();
}
