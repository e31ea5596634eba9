import type { MouseEvent } from 'react';
import { ENLARGE_ATTRIBUTE } from '#schema/player.ts';
import { playVideo } from './playVideo.ts';

/** Clicks in a text: videos play in place, and pictures open in a larger view. Without scripts both are links. */
export function onProseClick(event: MouseEvent): void {
  playVideo(event);
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element).closest<HTMLAnchorElement>(`a[${ENLARGE_ATTRIBUTE}]`);
  // A preview is a document of its own.
  if (!link || link.ownerDocument !== document) return;
  event.preventDefault();
  void enlarge(link);
}

async function enlarge(link: HTMLAnchorElement): Promise<void> {
  // The code may have to be loaded.
  link.ariaBusy = 'true';
  try {
    (await import('./enlargePicture.ts')).enlargePicture(link);
  } catch {
    location.assign(link.href);
  }
  link.ariaBusy = null;
}
