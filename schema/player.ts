/** The attribute of a video's card that says which player it opens; apart from video.ts, so that visitors load no more. */
export const PLAYER_ATTRIBUTE = 'data-player';
