/** Attribute of a video's card that names the player. Separate from video.ts, so that public pages load less code. */
export const PLAYER_ATTRIBUTE = 'data-player';
