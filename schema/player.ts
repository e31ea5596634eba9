/** Attribute of a video's card that names the player. Separate from video.ts, so that public pages load less code. */
export const PLAYER_ATTRIBUTE = 'data-player';

/** Marks a link around a picture of a text: a script opens the picture in a larger view. */
export const ENLARGE_ATTRIBUTE = 'data-enlarge';
