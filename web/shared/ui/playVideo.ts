import type { MouseEvent } from 'react';
import { PLAYER_ATTRIBUTE } from '#schema/player.ts';

/**
 * Whether this document may embed players: the server's policy allows it on pages rendered with a video, and it stays
 * for the life of the document. Must be read before the page changes.
 */
const mayFrame = !!globalThis.document?.querySelector(`[${PLAYER_ATTRIBUTE}]`);

/** Replaces a clicked video card with its player; where framing is not allowed, the video opens in a new tab. */
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
