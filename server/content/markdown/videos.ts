import { PLAYER_ATTRIBUTE } from '#schema/player.ts';
import { videoOf } from '#schema/video.ts';

/** A paragraph that contains only a link, as the sanitizer writes it, with escaped attributes and text. */
const LONE_LINK = /<p><a href="([^"<>]*)">([^<>]*)<\/a><\/p>/g;

const CARD = '<figure class="video">';

/** A text cannot contain CARD: its markup is escaped. */
export const hasVideo = (html: string): boolean => html.includes(CARD);

/** A script turns the card into a player (web/shared/ui/playVideo.ts); nothing external loads before. */
export const withVideos = (html: string): string =>
  html.replace(LONE_LINK, (paragraph, href: string, text: string) => {
    const video = href === text ? videoOf(href.replaceAll('&amp;', '&')) : null;
    return video
      ? `${CARD}<a href="${href}" ${PLAYER_ATTRIBUTE}="${video.player.replaceAll('&', '&amp;')}"><strong>Watch the video on ${video.host}</strong><span>${text}</span></a></figure>`
      : paragraph;
  });
