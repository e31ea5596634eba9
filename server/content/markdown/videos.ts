import { PLAYER_ATTRIBUTE } from '#schema/player.ts';
import { videoOf } from '#schema/video.ts';

/** A paragraph that is one link and nothing else, as the sanitizer leaves it: every sign in an attribute or a text escaped. */
const LONE_LINK = /<p><a href="([^"<>]*)">([^<>]*)<\/a><\/p>/g;

const CARD = '<figure class="video">';

/** @returns whether a page has a card of a video: no text of anybody's, whose signs are escaped, makes one */
export const hasVideo = (html: string): boolean => html.includes(CARD);

/**
 * Makes a card of each line that is nothing but the address of a video: a link to it, which a script of the page turns into
 * the player (web/shared/ui/playVideo.ts). Nothing is loaded from elsewhere until then.
 * @param html as the sanitizer left it
 */
export const withVideos = (html: string): string =>
  html.replace(LONE_LINK, (whole, href: string, text: string) => {
    const video = href === text ? videoOf(href.replaceAll('&amp;', '&')) : null;
    return video
      ? `${CARD}<a href="${href}" ${PLAYER_ATTRIBUTE}="${video.player}"><strong>Watch the video on ${video.host}</strong><span>${text}</span></a></figure>`
      : whole;
  });
